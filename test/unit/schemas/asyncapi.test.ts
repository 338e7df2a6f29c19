import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from '@jest/globals'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { asyncApiDocument } from '../../../schemas/asyncapi.ts'
import { eventNames, eventSchemas } from '../../../schemas/events/catalogue.ts'
import { standingTopics } from '../../../schemas/topics.ts'

type Message = { readonly payload: { readonly schema: unknown }; readonly examples: readonly { payload: object }[] }
type Document = {
  readonly channels: Record<string, { readonly address: string; readonly messages: object }>
  readonly components: { readonly messages: Record<string, Message> }
}

const facts = {
  version: '1.4.2',
  namespace: 'heddle',
  brokers: ['127.0.0.1:9094'],
  registryUrl: 'http://127.0.0.1:8081/apis/ccompat/v7',
}
const document = asyncApiDocument(facts) as unknown as Document
const specification = createRequire(import.meta.url).resolve('@asyncapi/specs/schemas/3.0.0.json')

function whatIsWrong(candidate: unknown): readonly unknown[] {
  // The specification brings its own copy of JSON Schema draft 7.
  const ajv = new Ajv({ strict: false, meta: false, validateSchema: false, logger: false })
  ;(addFormats as unknown as (target: Ajv) => void)(ajv)
  const validate = ajv.compile(JSON.parse(readFileSync(specification, 'utf8')) as object)
  return validate(candidate) ? [] : (validate.errors ?? [])
}

describe('the AsyncAPI document', () => {
  test('is valid by the specification', () => {
    expect(whatIsWrong(document)).toEqual([])
  })

  test('would not be valid with a channel of another shape', () => {
    expect(whatIsWrong({ ...document, channels: { wrong: { address: 7 } } })).not.toEqual([])
  })

  test('has every standing topic, and every event in the schema that is registered', () => {
    const addresses = Object.values(document.channels).map(({ address }) => address)
    expect(addresses).toEqual(expect.arrayContaining(standingTopics().map(({ name }) => name)))
    expect(eventNames.filter((event) => !(event in document.components.messages))).toEqual([])
    for (const event of eventNames)
      expect(document.components.messages[event].payload.schema).toEqual(JSON.parse(eventSchemas[event].document))
  })

  test('refers only to what it holds', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path)
    expect(references.length).toBeGreaterThan(20)
    for (const path of references) {
      const found = path
        .split('/')
        .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document)
      expect(found === undefined ? path : '').toBe('')
    }
  })

  test('shows an example of every field of every event', () => {
    for (const { payload, examples } of Object.values(document.components.messages)) {
      const { fields } = payload.schema as { readonly fields: readonly { readonly name: string }[] }
      expect(Object.keys(examples[0].payload).toSorted()).toEqual(fields.map(({ name }) => name).toSorted())
    }
  })
})
