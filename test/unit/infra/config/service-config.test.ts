import { randomBytes } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { createEnvReader } from '../../../../infra/config/read-env.ts'
import { readClientRegistryUrl, readSecretKeys } from '../../../../infra/config/service-config.ts'

describe('keys that seal secrets', () => {
  const read = (text: string) => {
    const env = createEnvReader({ HEDDLE_SECRETS_KEYS: text })
    const keys = readSecretKeys(env)
    env.done()
    return keys
  }

  test('are read in their order, in base64 of either alphabet', () => {
    const keys = [randomBytes(32), randomBytes(32)]
    expect(read(`${keys[0].toString('base64')}, ${keys[1].toString('base64url')}`)).toEqual(keys)
    expect(read('')).toEqual([])
  })

  test.each(['short', randomBytes(31).toString('base64'), `${randomBytes(32).toString('base64')},x`])(
    'are refused when one has not 32 bytes, without showing it: %#',
    (text) => {
      expect(() => read(text)).toThrow(/HEDDLE_SECRETS_KEYS must be keys of 32 bytes/)
      expect(() => read(text)).not.toThrow(text)
    },
  )
})

test('outsiders are told of the registry itself only where no door to it is named', () => {
  const kafka = { registryUrl: 'http://registry:8081/apis/' }
  const read = (env: Record<string, string>) => readClientRegistryUrl(createEnvReader(env), kafka)
  expect(read({})).toBe('http://registry:8081/apis')
  expect(read({ HEDDLE_REGISTRY_CLIENT_URL: 'https://api.example/registry/' })).toBe('https://api.example/registry')
})
