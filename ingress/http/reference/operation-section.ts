import { type Html, html, prose } from '../html.ts'
import type { Answer, DescribedApi, Operation, Parameter } from './described.ts'
import { exampleCall } from './example-call.ts'
import { type Field, fieldsOf, kindOf, nameOfReference, type Schema } from './schema-fields.ts'

/**
 * All that the document says of one operation: the key it takes, a call of it, what goes in, what comes out, what may
 * be wrong.
 */
export function operationSection(
  method: string,
  path: string,
  operation: Operation,
  shared: DescribedApi['components']['responses'],
): Html {
  const { operationId = '', summary, description, security, parameters = [] } = operation
  const scopes = [...new Set(security.flatMap((scheme) => Object.values(scheme).flat()))]
  return html`<section id="${operationId}">
<h3><span class="${method}">${method.toUpperCase()}</span> ${path}</h3>
<p><strong>${summary}.</strong> ${prose(description ?? '')}</p>
<p class="key">${keyNeeded(security.length > 0, scopes)}</p>
<pre>${exampleCall(method, path, operation)}</pre>
${parameters.length > 0 ? html`<h4>Parameters</h4>${fieldTable(parameters.map(fieldOfParameter))}` : ''}
${bodySections(operation)}
${answerSection(operation, shared)}
</section>`
}

function keyNeeded(needsKey: boolean, scopes: readonly string[]): Html {
  if (!needsKey) return html`No key.`
  if (scopes.length === 0) return html`Any key.`
  const words = scopes.map((scope, at) => html`${at > 0 ? ' or ' : ''}<code>${scope}</code>`)
  return html`A key with the scope ${words}.`
}

const fieldOfParameter = ({ name, in: place, required = false, description = '', schema = {} }: Parameter): Field => ({
  name,
  kind: `${place}; ${kindOf(schema)}`,
  isRequired: required,
  description: schema.default === undefined ? description : `${description} Default: \`${String(schema.default)}\`.`,
})

function bodySections({ requestBody }: Operation): readonly Html[] {
  return Object.entries(requestBody?.content ?? {}).map(
    ([contentType, { schema = {} }]) => html`<h4>Body, <code>${contentType}</code></h4>${schemaFields(schema)}`,
  )
}

/** The fields of an object, or of each of the objects that it may be. */
export function schemaFields(schema: Schema): Html {
  const variants = schema.oneOf ?? schema.anyOf
  if (!variants?.every(({ properties }) => properties)) return fieldTable(fieldsOf(schema))
  return html`${variants.map((variant) => html`<details><summary>${variantName(variant)}</summary>${fieldTable(fieldsOf(variant))}</details>`)}`
}

/** Variants are told apart by the fields that can have one value only. */
function variantName({ properties = {} }: Schema): Html {
  const fixed = Object.entries(properties).filter(([, property]) => property.const !== undefined)
  return html`${fixed.map(([name, property]) => html`<code>${name}: ${String(property.const)}</code>`)}`
}

function fieldTable(fields: readonly Field[]): Html {
  if (fields.length === 0) return html``
  return html`<table class="fields">${fields.map(
    ({ name, kind, isRequired, description }) =>
      html`<tr><td><code>${name}</code>${isRequired ? html` <b>required</b>` : ''}<td>${prose(description)} <span class="kind">${prose(kind)}</span>\n`,
  )}</table>`
}

function answerSection({ responses }: Operation, shared: DescribedApi['components']['responses']): Html {
  const all = Object.entries(responses).flatMap(([status, answer]) => {
    const described = '$ref' in answer ? shared[nameOfReference(answer.$ref)] : answer
    return described ? [[status, described] as const] : []
  })
  const [problems, answers] = partition(all, ([, answer]) =>
    Object.hasOwn(answer.content ?? {}, 'application/problem+json'),
  )
  const codes = problems.flatMap(([, answer]) =>
    Object.keys(answer.content?.['application/problem+json']?.examples ?? {}),
  )
  const links = codes.map((code) => html` <a href="#${code}"><code>${code}</code></a>`)
  return html`<h4>Answers</h4>
<table class="fields">${answers.map(
    ([status, answer]) =>
      html`<tr><td><code>${status}</code><td>${prose(answer.description)} ${contentLinks(answer.content ?? {})}${headerList(answer.headers ?? {})}\n`,
  )}</table>
${links.length > 0 ? html`<details><summary>${links.length} problems it may answer with</summary><p>${links}</p></details>` : ''}`
}

function contentLinks(content: NonNullable<Answer['content']>): readonly Html[] {
  return Object.entries(content).map(([contentType, { schema }]) => {
    const name = schema?.$ref && nameOfReference(schema.$ref)
    return name ? html`<a href="#${name}">${name}</a> ` : html`<code>${contentType}</code> `
  })
}

/**
 * Headers of every answer, and of every answer to a key, stand once for all of them; only an operation's own are told
 * with it.
 */
function headerList(headers: NonNullable<Answer['headers']>): Html {
  const own = Object.entries(headers).filter(([name, { $ref }]) => !$ref && !name.startsWith('RateLimit'))
  if (own.length === 0) return html``
  return html`<ul>${own.map(([name, { description = '' }]) => html`<li><code>${name}</code> ${prose(description)}`)}</ul>`
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): readonly [Item[], Item[]] {
  const { yes = [], no = [] } = Object.groupBy(items, (item) => (test(item) ? 'yes' : 'no'))
  return [yes, no]
}
