// The page at /docs: everything that the OpenAPI document holds, for a reader.
import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { html, prose } from '../../../../ingress/http/html.ts'
import type { DescribedApi } from '../../../../ingress/http/reference/described.ts'
import { exampleCall } from '../../../../ingress/http/reference/example-call.ts'
import { fieldsOf, kindOf } from '../../../../ingress/http/reference/schema-fields.ts'
import { errorCodes } from '../../../../schemas/error-codes.ts'
import { startTestIngress, type TestIngress } from '../../../harness/fakes/ingress.ts'

let ingress: TestIngress
let page: string
let api: DescribedApi
beforeAll(async () => {
  ingress = await startTestIngress()
  page = await (await fetch(`${ingress.url}/docs`)).text()
  api = (await (await fetch(`${ingress.url}/openapi.json`)).json()) as DescribedApi
})
afterAll(() => ingress.stop())

const operations = () =>
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )

describe('the reference', () => {
  test('has a place for every operation, object and problem, and each of its links leads somewhere', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const { operation } of operations()) expect(ids).toContain(operation.operationId)
    for (const name of Object.keys(api.components.schemas)) expect(ids).toContain(name)
    for (const code of Object.keys(errorCodes)) expect(ids).toContain(code)
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links.length).toBeGreaterThan(200)
    expect(links.filter((id) => !ids.has(id))).toEqual([])
  })

  test('has the icon of the studio, so that no browser asks for one that there is not', async () => {
    const [, icon = ''] = /<link rel="icon" href="([^"]+)">/.exec(page) ?? []
    expect((await fetch(new URL(icon, ingress.url))).status).toBe(200)
  })

  test('tells what to do about each problem, where its type leads', () => {
    for (const [code, { advice }] of Object.entries(errorCodes)) {
      const row = page.slice(page.indexOf(`<tr id="${code}">`)).split('\n')[0]
      expect(row.replace(/<\/?code>/g, '`')).toContain(html`${advice}`.markup)
    }
  })

  test('names every field of every body', () => {
    for (const { operation } of operations())
      for (const { schema = {} } of Object.values(operation.requestBody?.content ?? {}))
        for (const { name } of fieldsOf(schema)) expect(page).toContain(`<code>${name}</code>`)
  })

  test('holds no script and loads nothing but its icon', () => {
    expect(page).not.toMatch(
      /<script|<link(?! rel="icon" href="\/studio\/icon.svg">)|<img|@import|url\(|(?:href|src)="?(?:https?:)?\/\//i,
    )
  })

  test('shows calls that a shell can read', () => {
    const calls = operations().map(({ method, path, operation }) => exampleCall(method, path, operation))
    execFileSync('sh', ['-n'], { input: calls.join('\n') })
  })
})

describe('an example call', () => {
  const security = [{ bearer: ['read'] }]
  const call = (method: string, path: string, requestBody?: object) =>
    exampleCall(method, path, { summary: '', security, responses: {}, ...(requestBody && { requestBody }) } as never)

  test('names its key, and its place by variables', () => {
    expect(call('get', '/api/jobs/{id}')).toBe('curl -s "$HEDDLE/api/jobs/$ID" \\\n  -H "Authorization: Bearer $KEY"')
    expect(call('delete', '/api/jobs/{id}')).toMatch(/^curl -s -X DELETE "/)
    expect(call('post', '/api/uploads')).toMatch(/^curl -s -X POST "/)
  })

  test('sends JSON to the letter, and a form with its file', () => {
    const json = { content: { 'application/json': { example: { prompt: "weaver's" } } } }
    expect(call('post', '/x', json)).toContain(`-d '{"prompt":"weaver'\\''s"}'`)
    const properties = { image: { type: 'string', contentMediaType: 'image/*' }, quality: { type: 'string' } }
    const form = { content: { 'multipart/form-data': { schema: { properties }, example: { quality: 'low' } } } }
    expect(call('post', '/x', form)).toMatch(/-F image=@picture\.png \\\n {2}-F quality=low$/)
  })
})

describe('fields', () => {
  test.each([
    [{ type: 'integer', minimum: 64, maximum: 4096 }, 'whole number, 64 to 4096'],
    [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'whole number, at least 0'],
    [{ type: 'number', exclusiveMinimum: 0 }, 'number above 0'],
    [{ type: 'string', minLength: 3, maxLength: 9 }, 'text, 3 to 9 characters'],
    [{ type: 'array', items: { type: 'string' }, maxItems: 24 }, 'list of text, at most 24'],
    [{ anyOf: [{ enum: ['low', 'high'] }, { type: 'number' }] }, '`low`, `high` or number'],
    [{ $ref: '#/components/schemas/JobStatus' }, 'JobStatus'],
    [{ type: 'boolean' }, '`true` or `false`'],
  ])('%j is told in words', (schema, kind) => {
    expect(kindOf(schema)).toBe(kind)
  })

  test('follow into members and items, with what is assumed', () => {
    const config = { type: 'object', properties: { colors: { type: 'integer', default: 8, description: 'Inks.' } } }
    const list = { type: 'array', items: { type: 'object', properties: { url: { type: 'string' } } } }
    const fields = fieldsOf({ type: 'object', properties: { config, list }, required: ['list'] })
    expect(fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['config', false],
      ['config.colors', false],
      ['list', true],
      ['list[].url', false],
    ])
    expect(fields[1].description).toBe('Inks. Default: `8`.')
  })

  test('are put into a page as text', () => {
    expect(html`<p>${'<b> & "x"'}</p>`.markup).toBe('<p>&lt;b&gt; &amp; &quot;x&quot;</p>')
    expect(html`${prose('a `<i>` b')}`.markup).toBe('a <code>&lt;i&gt;</code> b')
  })
})
