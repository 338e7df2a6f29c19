import type { Operation } from './described.ts'

/**
 * One call of an operation as a line for a shell in which `$HEDDLE` is the service's address and `$KEY` a key; whatever
 * stands in the path is a variable too, `$ID` for `{id}`.
 */
export function exampleCall(method: string, path: string, operation: Operation): string {
  const address = path.replace(/\{(\w+)\}/g, (_braces, name: string) => `$${name.toUpperCase()}`)
  const hasBody = operation.requestBody !== undefined
  const verb = method === 'get' || (method === 'post' && hasBody) ? '' : `-X ${method.toUpperCase()} `
  const key = operation.security.length > 0 ? ['-H "Authorization: Bearer $KEY"'] : []
  return [`curl -s ${verb}"$HEDDLE${address}"`, ...key, ...bodyWords(operation)].join(' \\\n  ')
}

/** A form where there is one: it is what a picture at hand is sent as. */
function bodyWords({ requestBody }: Operation): readonly string[] {
  const contents = Object.entries(requestBody?.content ?? {})
  const [contentType, { schema, example = {} }] = contents[0] ?? ['', {}]
  if (contentType === 'multipart/form-data') {
    const files = Object.entries(schema?.properties ?? {}).filter(([, property]) => property.contentMediaType)
    const fields = Object.entries(example).map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`)
    return [...files.map(([name]) => `-F ${name}=@picture.png`), ...fields]
  }
  if (contentType !== '') return ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(example))}`]
  return []
}

/** As a shell reads it to the letter. */
const quoted = (text: string): string => (/^[\w=@.-]+$/.test(text) ? text : `'${text.replace(/'/g, `'\\''`)}'`)
