export type Welcome = {
  readonly url: string
  readonly metricsUrl: string
  readonly apiKey: string
  /** The home as the person would type it. */
  readonly home: string
  readonly seconds: number
}

const DRAWING = {
  prompt: 'trailing william morris vines',
  compositionType: 'tile',
}
/** The address is the first field of every answer, so `sed` finds it where there is no `jq`. */
const FETCH_FILE = `curl -so tile.png "$(sed 's/{"url":"\\([^"]*\\).*/\\1/' tile.json)"`

/**
 * What a start says when everything is ready: where it is, the key, and one call per operation to copy as it stands.
 */
export function welcomeText({ url, metricsUrl, apiKey, home, seconds }: Welcome): string {
  const call = (operation: string, rest: string): string =>
    `curl -sw '\\n' ${url}/api/${operation} -H 'Authorization: Bearer ${apiKey}' ${rest}`
  return `
Ready in ${seconds.toFixed(1)} s

  API       ${url}
  Studio    ${url}/#key=${apiKey}
  Docs      ${url}/docs
  Metrics   ${metricsUrl}
  Key       ${apiKey}
  Data      ${home}, with stack.json for addresses and logs/

1. Draw a seamless repeat, and fetch the file that the answer names:

${call('generate', `-H 'Content-Type: application/json' -d '${JSON.stringify(DRAWING)}' | tee tile.json`)}
${FETCH_FILE}

2. Turn it into shapes:

${call('vectorize', '-F image=@tile.png -F quality=high')}

3. Make it sixteen times as large:

${call('upscale', '-F image=@tile.png -F tile=true')}

Ctrl-C stops everything.
`
}
