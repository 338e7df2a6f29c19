// Chromium, spoken to in its devtools protocol over two pipes: no port, no package. Where there is none the tests that
// need it are skipped.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** A machine where everybody else is busy starts it in ten seconds. */
const WAIT_MOST_MS = 60_000
const LOOK_AGAIN_MS = 50
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--remote-debugging-pipe']

export type Screen = {
  readonly width: number
  readonly height: number
  readonly touch?: boolean
  readonly scheme?: 'light' | 'dark'
}
export type Point = readonly [x: number, y: number]

export type Page = {
  /** The value of an expression in the page, as JSON carries it. */
  readonly value: <Value>(expression: string) => Promise<Value>
  /** Waits until the expression is true; throws with it after a minute. */
  readonly until: (expression: string) => Promise<void>
  readonly press: (key: string, text?: string) => Promise<void>
  /** One finger down at the first point, over all the others, and up. */
  readonly swipe: (points: readonly Point[]) => Promise<void>
  readonly tap: (selector: string) => Promise<void>
  /** What the page's program complained of. */
  readonly complaints: () => readonly string[]
}

export type Browser = {
  readonly open: (url: string, screen: Screen) => Promise<Page>
  readonly close: () => Promise<void>
}

type Message = {
  readonly id?: number
  readonly sessionId?: string
  readonly method?: string
  readonly result?: unknown
  readonly error?: { readonly message: string }
  readonly params?: unknown
}
/** What a command answers is told by the protocol. */
type Send = <Answer = unknown>(method: string, params?: object, sessionId?: string) => Promise<Answer>

/** @returns undefined, with the reason on stderr, where no Chromium is */
export async function openBrowser(): Promise<Browser | undefined> {
  const program = NAMES.find(isThere)
  if (program === undefined) {
    console.warn(`skipped what needs a browser: there is none of ${NAMES.join(', ')}`)
    return undefined
  }
  const profile = await mkdtemp(join(tmpdir(), 'heddle-browser-'))
  const child = spawn(program, [...FLAGS, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const { send, listen } = converse(child)
  return {
    open: (url, screen) => openPage(send, listen, url, screen),
    close: async () => {
      const gone = once(child, 'exit')
      await send('Browser.close').catch(() => child.kill('SIGKILL'))
      await gone
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function isThere(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

type Evaluated = { readonly result: { readonly value: unknown }; readonly exceptionDetails?: object }
type Listen = (sessionId: string, method: string, hear: (params: unknown) => void) => void

/** Commands and their answers, in JSON with a zero byte after each. */
function converse(child: ChildProcess): { readonly send: Send; readonly listen: Listen } {
  const [, , , input, output] = child.stdio as unknown as readonly [null, null, null, Writable, Readable]
  const waiting = new Map<number, { done: (result: unknown) => void; fail: (error: Error) => void }>()
  const hearers: { sessionId: string; method: string; hear: (params: unknown) => void }[] = []
  let lastId = 0
  let rest = ''
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const one of messages) take(JSON.parse(one) as Message)
  })
  child.once('exit', () => {
    for (const { fail } of waiting.values()) fail(new Error('the browser is gone'))
  })
  function take({ id, sessionId, method, result, error, params }: Message): void {
    const asked = id === undefined ? undefined : waiting.get(id)
    if (asked) {
      waiting.delete(id as number)
      if (error) asked.fail(new Error(error.message))
      else asked.done(result)
    }
    for (const one of hearers) if (one.method === method && one.sessionId === sessionId) one.hear(params)
  }
  return {
    send: <Answer>(method: string, params?: object, sessionId?: string) =>
      new Promise<Answer>((done, fail) => {
        const id = ++lastId
        waiting.set(id, { done: (result) => done(result as Answer), fail })
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      }),
    listen: (sessionId, method, hear) => void hearers.push({ sessionId, method, hear }),
  }
}

async function openPage(sendAny: Send, listen: Listen, url: string, screen: Screen): Promise<Page> {
  const { browserContextId } = await sendAny<{ browserContextId: string }>('Target.createBrowserContext')
  const { targetId } = await sendAny<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  })
  const { sessionId } = await sendAny<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  const send: Send = (method, params) => sendAny(method, params, sessionId)
  const complaints: string[] = []
  listen(sessionId, 'Runtime.exceptionThrown', (params) => complaints.push(JSON.stringify(params)))
  listen(sessionId, 'Log.entryAdded', (params) => {
    const { entry } = params as { readonly entry: { readonly level: string } }
    if (entry.level !== 'verbose') complaints.push(JSON.stringify(entry))
  })
  for (const domain of ['Runtime', 'Log', 'Page']) await send(`${domain}.enable`)
  await showOn(send, screen)
  await send('Page.navigate', { url })
  const value = async <Value>(expression: string): Promise<Value> => {
    const { result, exceptionDetails } = await send<Evaluated>('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`)
    return result.value as Value
  }
  const until = async (expression: string): Promise<void> => {
    const giveUpAt = Date.now() + WAIT_MOST_MS
    while (!(await value<boolean>(expression))) {
      if (Date.now() > giveUpAt) throw new Error(`the page never came so far that ${expression}`)
      await sleep(LOOK_AGAIN_MS)
    }
  }
  await until(`document.readyState === 'complete'`)
  return { value, until, ...handsOn(send, value), complaints: () => complaints }
}

async function showOn(send: Send, { width, height, touch = false, scheme = 'light' }: Screen): Promise<void> {
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: touch })
  await send('Emulation.setTouchEmulationEnabled', { enabled: touch })
  const features = [
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'pointer', value: touch ? 'coarse' : 'fine' },
  ]
  await send('Emulation.setEmulatedMedia', { features })
}

function handsOn(send: Send, value: Page['value']): Pick<Page, 'press' | 'swipe' | 'tap'> {
  return {
    press: async (key, text) => {
      const named = { key, code: key, ...(text === undefined ? {} : { text }) }
      for (const type of ['keyDown', 'keyUp']) await send('Input.dispatchKeyEvent', { type, ...named })
    },
    swipe: async ([first, ...others]) => {
      const touch = (type: string, at?: Point) =>
        send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] })
      await touch('touchStart', first)
      for (const point of others) await touch('touchMove', point)
      await touch('touchEnd')
    },
    tap: async (selector) => {
      const [x, y] = await value<Point>(
        `(() => { const one = document.querySelector(${JSON.stringify(selector)}); one.scrollIntoView({ block: 'center' });
          const { x, y, width, height } = one.getBoundingClientRect(); return [x + width / 2, y + height / 2] })()`,
      )
      const button = { x, y, button: 'left', clickCount: 1 }
      for (const type of ['mousePressed', 'mouseReleased']) await send('Input.dispatchMouseEvent', { type, ...button })
    },
  }
}
