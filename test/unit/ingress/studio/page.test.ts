// The page at `/`: what it holds fits its program, and nothing of it comes from elsewhere.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SourceTextModule } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { STUDIO_STYLE } from '../../../../ingress/studio/studio-style.ts'
import { generateRequest } from '../../../../schemas/http/generate.ts'
import { traceConfig } from '../../../../schemas/http/vectorize.ts'
import { startTestIngress, type TestIngress } from '../../../harness/fakes/ingress.ts'

const modulesIn = (folder: string, address: string) =>
  readdirSync(join(import.meta.dirname, '../../../../ingress', folder)).map((name) => ({
    address: `${address}${name}`,
    text: readFileSync(join(import.meta.dirname, '../../../../ingress', folder, name), 'utf8'),
  }))
const sources = [...modulesIn('studio/browser', '/studio/'), ...modulesIn('client', '/client/')]

let ingress: TestIngress
let page: string
let policy: string
beforeAll(async () => {
  ingress = await startTestIngress()
  const response = await fetch(`${ingress.url}/`)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  policy = response.headers.get('content-security-policy') ?? ''
  page = await response.text()
})
afterAll(() => ingress.stop())

const read = (name: string) => fetch(`${ingress.url}/studio/${name}`)

describe('the studio', () => {
  test('has every element that its program asks for', () => {
    const ids = new Set([...page.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id))
    const operations = ['generate', 'vectorize', 'upscale']
    const asked = sources.flatMap(({ text }) =>
      [...text.matchAll(/byId\(\s*[`']?([^`',)]+)/g)].flatMap(([, id = '']) =>
        id === 'operation' || id === 'one' ? operations : operations.map((name) => id.replace(/\$\{\w+\}/, name)),
      ),
    )
    expect(new Set(asked).size).toBeGreaterThan(20)
    expect([...new Set(asked)].filter((id) => id !== 'id' && !ids.has(id))).toEqual([])
  })

  test('names every field, and every choice is one that the service takes', async () => {
    const described = await (await fetch(`${ingress.url}/openapi.json`)).text()
    const values = [...page.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)
    expect(values.length).toBeGreaterThan(30)
    for (const value of values) expect(described).toMatch(new RegExp(`[":,\\[]${value}[",\\]]`))
    for (const [field] of page.matchAll(/<(?:input(?! type="radio")|select|textarea)[^>]*>/g)) {
      const at = page.indexOf(field)
      const before = page.slice(0, at)
      expect(before.lastIndexOf('<label')).toBeGreaterThan(before.lastIndexOf('</label>'))
    }
  })

  test('holds every number to just what the service takes', () => {
    const takes = (field: string, value: number) =>
      field === 'colors'
        ? traceConfig.safeParse({ colors: value }).success
        : generateRequest.safeParse({ prompt: 'dots', compositionType: 'tile', [field]: value }).success
    const inputs = [...page.matchAll(/type="number"[^>]* name="(\w+)" min="(\d+)" max="(\d+)"/g)]
    expect(inputs.map(([, field]) => field).sort()).toEqual(['colors', 'repeatMm', 'seed', 'size'])
    for (const [, field = '', min, max] of inputs) {
      const values = [Number(min) - 1, Number(min), Number(max), Number(max) + 1]
      expect(values.map((value) => takes(field, value))).toEqual([false, true, true, false])
    }
  })

  test('loads only files of its own, and each of them is there', async () => {
    expect(page).not.toMatch(/(?:href|src)="(?!\/|data:,)/)
    expect(page).not.toMatch(/<script(?![^>]* src=)|<style| on\w+=| style=/)
    let imports = 0
    for (const { address, text } of sources)
      for (const [, imported = ''] of text.matchAll(/^import (?!type)[^;]*?from '([^']+)'/gm)) {
        const response = await fetch(new URL(imported, `${ingress.url}${address}`))
        expect([address, imported, response.status]).toEqual([address, imported, 200])
        imports += 1
      }
    expect(imports).toBeGreaterThan(20)
    expect((await read('studio.css')).headers.get('content-type')).toBe('text/css; charset=utf-8')
  })

  test('shows a picture with each example', async () => {
    const examples = [...page.matchAll(/class="example"><img src="([^"]+)"[^>]*><span>([^<]+)/g)]
    expect(examples.length).toBeGreaterThan(7)
    expect(new Set(examples.map(([, address]) => address)).size).toBe(examples.length)
    for (const [, address = ''] of examples) {
      const response = await fetch(new URL(address, ingress.url))
      expect([address, response.headers.get('content-type')]).toEqual([address, 'image/webp'])
      const head = Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 12)
      expect(head).toMatch(/^RIFF[\s\S]{4}WEBP$/)
    }
  })

  test('sends its program as JavaScript without types', async () => {
    for (const { address } of sources) {
      const response = await fetch(`${ingress.url}${address}`)
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      const text = await response.text()
      expect(() => new SourceTextModule(text)).not.toThrow()
      expect(text).not.toMatch(/schemas\/|from 'zod'/)
    }
  })

  test('says in its empty fields what holds without them, in letters that can be read, by day and by night', () => {
    const [, soft = ''] = /--soft: light-dark\((.+?)\)/.exec(STUDIO_STYLE) ?? []
    const [, field = ''] = /input:not[^}]*background: light-dark\((.+?)\)/s.exec(STUDIO_STYLE) ?? []
    const [, opacity = ''] = /::placeholder \{ color: var\(--soft\); opacity: ([\d.]+) \}/.exec(STUDIO_STYLE) ?? []
    const fields = field.split(', ')
    for (const [night, colour] of soft.split(', ').entries()) {
      // WCAG 2.2, 1.4.3: at least 4.5 to 1.
      expect(contrast(colour, fields[night] ?? '', Number(opacity))).toBeGreaterThan(4.5)
    }
  })

  test('may load pictures of the CDN and run nothing but its own program', () => {
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example.test;")
    expect(policy).not.toContain('unsafe')
  })

  test('is asked for anew each time, and sent only when it has changed', async () => {
    const first = await read('studio.ts')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const again = await fetch(first.url, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  test('lets pages of other origins load the client, and nothing else of its own', async () => {
    const { headers } = await fetch(`${ingress.url}/client/heddle-client.ts`)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect((await read('studio.ts')).headers.get('access-control-allow-origin')).toBe(null)
  })

  test.each(['secret.ts', '..%2Fstudio-page.ts', '__proto__'])('has no file %s', async (name) => {
    expect((await read(name)).status).toBe(404)
  })
})

/** Contrast of WCAG 2.2 between a colour laid over a ground at an opacity and that ground; both #rgb or #rrggbb. */
function contrast(colour: string, ground: string, opacity: number): number {
  const read = (hex: string): number[] => {
    const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
    return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
  }
  const luminance = (rgb: readonly number[]): number => {
    const [red = 0, green = 0, blue = 0] = rgb.map((one) =>
      one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const under = read(ground)
  const laid = read(colour).map((one, at) => one * opacity + (under[at] ?? 0) * (1 - opacity))
  const [darker = 0, lighter = 0] = [luminance(laid), luminance(under)].toSorted((one, other) => one - other)
  return (lighter + 0.05) / (darker + 0.05)
}
