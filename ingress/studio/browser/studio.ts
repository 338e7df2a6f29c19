// The program of the page at `/`. It knows no more than any other caller of the API.

import type { JobStatus, OperationResult } from '../../../schemas/http/results.ts'
import type { Work } from '../../client/fields.ts'
import { createHeddleClient, type HeddleClient } from '../../client/heddle-client.ts'
import { HeddleError } from '../../client/heddle-error.ts'
import { resultOf } from '../../client/job-events.ts'
import { createClothView } from './cloth-view.ts'
import { byId } from './dom.ts'
import { factsOf } from './facts.ts'
import { createFilm, nameOf } from './film.ts'
import { createForms, markWrong } from './forms.ts'
import { isPicture, showResult } from './result-panel.ts'
import { createTabs, operations } from './tabs.ts'
import { curlOf, type FormWork } from './work.ts'

const KEY_KEPT_AS = 'heddle-key'
const RECENT = 12
/** A longer side than this takes gigabytes to show. */
const SIDE_SHOWN_MOST = 8192

const cloth = createClothView()
const film = createFilm()
const forms = createForms()
const tabs = createTabs()
const keyField = byId('key', HTMLInputElement)
const credits = byId('credits', HTMLElement)
const problemBox = byId('problem', HTMLElement)
const progressBox = byId('progress', HTMLElement)
const bar = byId('bar', HTMLProgressElement)
const stage = byId('stage', HTMLElement)
const cancelButton = byId('cancel', HTMLButtonElement)
let cancelRunning = (): void => {}

/** As long as anybody looks at a page that shows nothing; a picture on its way may take longer. */
const ASKING = { timeoutMs: 10_000 }
const client = (): HeddleClient => createHeddleClient({ url: location.origin, key: keyField.value.trim() })

/** The key comes after the `#` of the address, which browsers do not send, and is kept until the tab is closed. */
function takeKey(): void {
  const given = new URLSearchParams(location.hash.slice(1)).get('key')
  if (given) {
    sessionStorage.setItem(KEY_KEPT_AS, given)
    history.replaceState(null, '', location.pathname)
  }
  keyField.value = sessionStorage.getItem(KEY_KEPT_AS) ?? ''
}

async function showAccount(): Promise<void> {
  const key = keyField.value
  const { available, held, prices } = await client().account(ASKING)
  if (keyField.value !== key) return
  const count = (credits: number): string => credits.toLocaleString('en')
  credits.textContent = `${count(available)} credits${held > 0 ? `, ${count(held)} held` : ''}`
  for (const operation of operations)
    byId(`${operation}-price`, HTMLElement).textContent = `${prices[operation]} credits`
}

/** What a key opens: its account, and the jobs of the last days. What comes after another key was given is not shown. */
async function enter(): Promise<void> {
  credits.textContent = ''
  film.clear()
  if (!hasKey()) return
  const key = keyField.value
  await showAccount()
  tell(undefined)
  const jobs = await recentJobs()
  if (keyField.value !== key) return
  for (const { result } of jobs.toReversed()) if (result) film.add(result, () => show(result, undefined), 'waiting')
}

/** Whether there is one; where not, says so and leads to its field. */
function hasKey(): boolean {
  if (keyField.value.trim() !== '') return true
  tell({ title: 'A key is needed', detail: 'Paste one above; npm start prints one.' })
  keyField.focus()
  return false
}

async function recentJobs(): Promise<readonly JobStatus[]> {
  const jobs: JobStatus[] = []
  for await (const job of client().jobs.list({ pageSize: RECENT }, ASKING)) if (jobs.push(job) === RECENT) break
  return jobs
}

type Told = {
  readonly title: string
  readonly detail: string /** What somebody wished is no fault. */
  readonly isWished?: true
}

function tell(told: Told | undefined): void {
  problemBox.hidden = told === undefined
  problemBox.textContent = told ? `${told.title}. ${told.detail}` : ''
  problemBox.classList.toggle('wished', told?.isWished === true)
  problemBox.scrollIntoView({ block: 'nearest' })
}

function show(result: OperationResult, work: FormWork | undefined): void {
  const facts = factsOf(result)
  const name = work?.operation === 'generate' ? String(work.fields.prompt) : `${result.operation}, ${result.format}`
  const isShown =
    (isPicture(result.format) || result.format === 'svg') && Math.max(result.width, result.height) <= SIDE_SHOWN_MOST
  if (isShown) cloth.show({ url: result.url, widthMm: facts.widthMm, repeats: facts.repeats, name })
  else if (work && work.operation !== 'generate')
    // What it was made from has the same picture.
    cloth.show({ url: addressOf(work.image), widthMm: facts.widthMm, repeats: facts.repeats, name })
  else cloth.say(`${result.width} × ${result.height} px as ${result.format}: a file to download, not to show here.`)
  showResult(result, facts, {
    useInks: forms.palette.set,
    sendOn: (operation, from) => sendOn(operation, from).catch(report),
    curl: work && curlOf(work, location.origin),
  })
}

const addresses = new WeakMap<File, string>()

/** One address for each picture, however often it is shown: the browser keeps what has one until the page is left. */
function addressOf(picture: File): string {
  const address = addresses.get(picture) ?? URL.createObjectURL(picture)
  addresses.set(picture, address)
  return address
}

/** Puts a result into another operation's form. */
async function sendOn(operation: 'vectorize' | 'upscale', result: OperationResult): Promise<void> {
  const { url } = result
  const blob = await (await client().download({ url })).blob()
  const file = new File([blob], url.slice(url.lastIndexOf('/') + 1), { type: blob.type })
  forms.pictures[operation].set(file, nameOf(result))
  // A framed picture looks like a repeat to who sees its edges alone.
  forms.setTile(operation, factsOf(result).repeats ? 'on' : 'off')
  tabs.choose(operation)
}

/** As long as one is on its way no other begins, whether by a button, an example or a key. */
const isBusy = (): boolean => !progressBox.hidden

const CANCELLED = new DOMException('The job was cancelled.', 'AbortError')

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}

async function run(work: FormWork): Promise<void> {
  const stopped = new AbortController()
  const calls = client()
  bar.removeAttribute('value')
  stage.textContent = 'waiting'
  // It is not given the signal: who cancels while the job is being accepted could not cancel it then, and would pay for
  // it.
  const begun = calls.begin(work as Work)
  cancelRunning = () => {
    stopped.abort(CANCELLED)
    // What fails here has failed for `run` too, or shows in the next figures.
    begun
      .then(({ jobId }) => calls.jobs.cancel(jobId))
      .then(showAccount)
      .catch(() => {})
  }
  const { signal } = stopped
  const { jobId } = await Promise.race([begun, aborted(signal)])
  for await (const told of calls.jobs.events(jobId, { signal }))
    if (told.event === 'progress') {
      bar.value = told.progress.percent
      stage.textContent = `${told.progress.stage}, ${Math.round(told.progress.percent)} %`
    } else if (told.event !== 'status') finish(resultOf(told.status), work)
}

function finish(result: OperationResult, work: FormWork): void {
  show(result, work)
  film.add(result, () => show(result, work), 'shown')
  byId('said', HTMLElement).textContent = `Done: ${nameOf(result)}, ${result.width} × ${result.height} px.`
}

async function submit(form: HTMLFormElement): Promise<void> {
  if (isBusy() || !hasKey()) return
  const work = forms.workOf(form)
  if (!work) return tell({ title: 'A picture is needed', detail: 'Choose one, drop one or paste one.' })
  tell(undefined)
  byId('said', HTMLElement).textContent = ''
  markWrong(form, [])
  setBusy(true)
  try {
    await run(work)
    await showAccount()
  } catch (error) {
    report(error)
    if (error instanceof HeddleError) markWrong(form, error.errors)
  } finally {
    setBusy(false)
  }
}

function setBusy(busy: boolean): void {
  progressBox.hidden = !busy
  for (const button of document.querySelectorAll<HTMLButtonElement>('.go, .example')) button.disabled = busy
  // Whoever chose an example at the foot of a phone's page sees that it has begun.
  progressBox.scrollIntoView({ block: 'nearest' })
}

function report(error: unknown): void {
  if (error instanceof HeddleError) tell({ title: error.title, detail: detailOf(error) })
  else if (error === CANCELLED) tell({ title: 'Cancelled', detail: 'What was held is free again.', isWished: true })
  else tell({ title: 'The page failed', detail: String(error) })
}

function detailOf({ errors, message }: HeddleError): string {
  return errors.length > 1 ? `${errors.map((one) => `${one.field} ${one.message}`).join('; ')}.` : message
}

for (const operation of operations) {
  const form = byId(operation, HTMLFormElement)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(form)
  })
}
for (const example of document.querySelectorAll<HTMLButtonElement>('.example'))
  example.addEventListener('click', () => {
    tabs.choose('generate')
    byId('prompt', HTMLTextAreaElement).value = (example.textContent ?? '').trim()
    byId('generate', HTMLFormElement).requestSubmit()
  })
cancelButton.addEventListener('click', () => cancelRunning())
keyField.addEventListener('change', () => {
  sessionStorage.setItem(KEY_KEPT_AS, keyField.value.trim())
  enter().catch(report)
})

byId('prompt', HTMLTextAreaElement).addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
  if (key === 'Enter' && (ctrlKey || metaKey)) byId('generate', HTMLFormElement).requestSubmit()
})

tabs.choose('generate')
takeKey()
enter().catch(report)
