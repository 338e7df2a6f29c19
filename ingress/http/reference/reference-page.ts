import { errorCodes } from '../../../schemas/error-codes.ts'
import { type Html, html, prose } from '../html.ts'
import type { DescribedApi, Operation } from './described.ts'
import { operationSection, schemaFields } from './operation-section.ts'
import { STYLE } from './reference-style.ts'

type Placed = { readonly method: string; readonly path: string; readonly operation: Operation }

/**
 * The OpenAPI document as one page: no script, nothing loaded from elsewhere. Every problem's `type` points at its row
 * here.
 */
export function referencePage(api: DescribedApi): string {
  const { title, version, description } = api.info
  const byTag = Map.groupBy(operationsOf(api), ({ operation }) => operation.tags?.[0] ?? '')
  const chapters = api.tags.map((tag) => ({ ...tag, operations: byTag.get(tag.name) ?? [] }))
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} ${version}</title>
<link rel="icon" href="/studio/icon.svg">
<style>${{ markup: STYLE }}</style>
<nav>${navigation(chapters, Object.keys(api.components.schemas))}</nav>
<main>
<h1>${title} <small>${version}</small></h1>
<p>${description} The same contract for programs: <a href="/openapi.json">openapi.json</a>; the topics: <a href="/asyncapi.json">asyncapi.json</a>.</p>
${firstSteps}
${chapters.map(
  ({ name, description: about, operations }) =>
    html`<h2 id="${name}">${capital(name)}</h2><p>${about}</p>${operations.map(({ method, path, operation }) => operationSection(method, path, operation, api.components.responses))}`,
)}
${calledBack(api)}
${objects(api)}
${problems}
</main>
</html>
`.markup
}

function operationsOf({ paths }: DescribedApi): readonly Placed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
}

type Chapter = { readonly name: string; readonly operations: readonly Placed[] }

function navigation(chapters: readonly Chapter[], names: readonly string[]): Html {
  const links = chapters.map(
    ({ name, operations }) =>
      html`<a class="chapter" href="#${name}">${capital(name)}</a>${operations.map(
        ({ method, path, operation }) =>
          html`<a href="#${operation.operationId ?? ''}"><span class="${method}">${method.toUpperCase()}</span> ${path}</a>`,
      )}`,
  )
  return html`<a class="chapter" href="/">Studio</a>${links}<a class="chapter" href="#called-back">Sent to webhooks</a><a class="chapter" href="#objects">Objects</a>${names.map(
    (name) => html`<a href="#${name}">${name}</a>`,
  )}<a class="chapter" href="#problems">Problems</a>`
}

const firstSteps = html`<h2 id="start">Start here</h2>
<p>Every call but those of files, schemas and the service itself takes a key, as <code>Authorization: Bearer …</code> or <code>X-Api-Key</code>.
The examples below work in a shell that knows two words, the first of them the address of this page without <code>/docs</code>:</p>
<pre>HEDDLE=http://127.0.0.1:8080
KEY=hdl_live_…</pre>
<p>A call of an operation waits for its file. With <code>Prefer: respond-async</code> it answers <code>202</code> at once, and
<a href="#getApiJobsId">the job</a> can be asked for, <a href="#getApiJobsIdEvents">followed</a> or <a href="#deleteApiJobsId">cancelled</a>;
<a href="#postApiWebhooks">webhooks</a> are told of its end. With an <code>Idempotency-Key</code> a call that is repeated is done once.
Credits are taken when a job completes and come back when it does not.</p>
<p>Every answer names its request in <code>X-Request-Id</code> and the version in <code>X-Api-Version</code>; answers to a key also tell what is left of its
rate in <code>RateLimit</code> and <code>RateLimit-Policy</code>.</p>`

function calledBack({ webhooks }: DescribedApi): Html {
  const events = Object.keys(webhooks).map((event, at) => html`${at > 0 ? ', ' : ''}<code>${event}</code>`)
  const [first] = Object.values(webhooks)
  const headers = (first?.post.parameters ?? []).map(
    ({ name, description = '' }) => html`<tr><td><code>${name}</code><td>${prose(description)}\n`,
  )
  return html`<h2 id="called-back">Sent to webhooks</h2>
<p>A <a href="#WebhookMessage">WebhookMessage</a> as JSON for each of the events ${events}, signed as Standard Webhooks. Answer 2xx when you
have it, 410 to be left alone.</p>
<table class="fields">${headers}</table>`
}

function objects({ components }: DescribedApi): Html {
  const sections = Object.entries(components.schemas).map(
    ([name, schema]) => html`<section id="${name}"><h3>${name}</h3>${schemaFields(schema)}</section>`,
  )
  return html`<h2 id="objects">Objects</h2>${sections}`
}

const problems = html`<h2 id="problems">Problems</h2>
<p>Every error is an <code>application/problem+json</code> document (RFC 9457) with one of these codes; <a href="#Problem">its fields</a> name what was
wrong and what is allowed.</p>
<table><thead><tr><th>Code<th>Status<th>Meaning, and what to do</thead><tbody>
${Object.entries(errorCodes).map(
  ([code, { status, title, advice }]) =>
    html`<tr id="${code}"><td><code>${code}</code><td>${status}<td>${title}.<span class="kind">${prose(advice)}</span>\n`,
)}</tbody></table>`

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
