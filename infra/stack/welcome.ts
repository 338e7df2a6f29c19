export type Welcome = {
  readonly url: string
  readonly metricsUrl: string
  readonly apiKey: string
  /** The home as the person would type it. */
  readonly home: string
  readonly seconds: number
}

/** What a start says when everything is ready: where it is, the key, and one call per operation to copy. */
export function welcomeText({ url, metricsUrl, apiKey, home, seconds }: Welcome): string {
  const call = (operation: string, rest: string): string =>
    `  curl -s ${url}/api/${operation} -H 'Authorization: Bearer ${apiKey}' ${rest}`
  const draw = '{"prompt":"indigo leaves and small dots on cream","compositionType":"tile"}'
  return `
Ready in ${seconds.toFixed(1)} s

  API        ${url}
  Key        ${apiKey}
  Docs       ${url}/docs
  Metrics    ${metricsUrl}
  Data       ${home} (addresses in stack.json, logs in logs/)

Draw a repeat; the answer's url is the file, keep it as tile.png for the other two:

${call('generate', `-H 'Content-Type: application/json' -d '${draw}'`)}

Turn it into shapes, or make it sixteen times as large:

${call('vectorize', '-F image=@tile.png -F quality=high')}
${call('upscale', '-F image=@tile.png')}

Ctrl-C stops everything.
`
}
