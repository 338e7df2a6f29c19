/** What a program needs to log in, as both kinds of login have it. */
export type KafkaLogin = {
  readonly username: string
  readonly password: string
  readonly mechanism: string
  readonly securityProtocol: string
  readonly brokers: readonly string[]
  readonly registryUrl: string
  readonly groupPrefix: string
}

/** A new login for the person who hands it on. `rights` are what it may write and read, each with its label. */
export function loginText(login: KafkaLogin, rights: readonly (readonly [string, string])[]): string {
  const rows = [
    ['brokers', login.brokers.join(',')],
    ['login', `${login.securityProtocol}, ${login.mechanism}`],
    ['username', login.username],
    ['password', login.password],
    ...rights,
    ['group ids', `${login.groupPrefix}…`],
    ['registry', login.registryUrl],
  ]
  const text = rows.map(([label, value]) => `${label.padEnd(9)}  ${value}`).join('\n')
  return `${text}\n\nThe password is shown this once. Keep it safe.`
}
