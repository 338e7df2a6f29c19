import { describe, expect, test } from '@jest/globals'
import { environmentOf, type ServerAddresses } from '../../../../../infra/stack/servers/addresses.ts'
import { readExternalAddresses } from '../../../../../infra/stack/servers/external-addresses.ts'

const addresses: ServerAddresses = {
  kafka: {
    brokers: ['10.0.0.1:9092', '10.0.0.2:9092'],
    clientBrokers: ['kafka.example:9093'],
    username: 'platform',
    password: 'p=w,d',
    mechanism: 'scram-sha-512',
    tls: true,
  },
  registry: { url: 'https://registry.example/apis/ccompat/v7' },
  postgres: { url: 'postgres://heddle:p%40ss@db.example:5432/heddle' },
  s3: { endpoint: 'https://s3.example', bucket: 'cloth', accessKey: 'a', secretKey: 's', region: 'eu-central-1' },
}

describe('addresses in the environment', () => {
  test('what is written for children is read back as the same servers elsewhere', () => {
    expect(readExternalAddresses(environmentOf(addresses))).toEqual(addresses)
  })

  test('an empty environment replaces nothing, and neither do empty values', () => {
    const none = { kafka: undefined, registry: undefined, postgres: undefined, s3: undefined }
    expect(readExternalAddresses({})).toEqual(none)
    expect(readExternalAddresses({ HEDDLE_KAFKA_BROKERS: '', HEDDLE_REGISTRY_URL: '' })).toEqual(none)
  })

  test('brokers without a user are taken as brokers that ask for no login', () => {
    const { kafka } = readExternalAddresses({ HEDDLE_KAFKA_BROKERS: 'localhost:9092' })
    expect(kafka).toMatchObject({ clientBrokers: ['localhost:9092'], username: '', mechanism: 'none', tls: false })
  })

  test('every value that does not fit is named at once', () => {
    const read = () => readExternalAddresses({ HEDDLE_KAFKA_BROKERS: 'nowhere', HEDDLE_POSTGRES_URL: 'mysql://x/y' })
    expect(read).toThrow(/HEDDLE_KAFKA_BROKERS.*HEDDLE_POSTGRES_URL/)
  })

  test('an object store without its keys is refused', () => {
    expect(() => readExternalAddresses({ HEDDLE_S3_ENDPOINT: 'https://s3.example' })).toThrow(/HEDDLE_S3_ACCESS_KEY/)
  })
})
