/**
 * Where the four servers are and how to be let in; the same for embedded servers, containers and servers of your own.
 */
export type ServerAddresses = {
  readonly kafka: {
    /** Listener for our own processes, `host:port` each. */
    readonly brokers: readonly string[]
    /** Listener for accounts' own producers and consumers, governed by ACLs. */
    readonly clientBrokers: readonly string[]
    /** Empty when the brokers ask for no login. */
    readonly username: string
    readonly password: string
    readonly mechanism: 'scram-sha-256' | 'scram-sha-512' | 'plain' | 'none'
    /** True when the brokers are spoken to over TLS. */
    readonly tls: boolean
  }
  readonly registry: { readonly url: string }
  /** Admin connection to the database `heddle`. */
  readonly postgres: { readonly url: string }
  readonly s3: {
    readonly endpoint: string
    readonly bucket: string
    readonly accessKey: string
    readonly secretKey: string
    readonly region: string
  }
}

export const serverNames = ['postgres', 's3', 'kafka', 'registry'] as const
export type ServerName = (typeof serverNames)[number]

/**
 * The environment by which ingress, processors and tests find the servers. `externalAddresses` reads the same names.
 */
export function environmentOf(addresses: ServerAddresses): Record<string, string> {
  const { kafka, registry, postgres, s3 } = addresses
  return {
    HEDDLE_KAFKA_BROKERS: kafka.brokers.join(','),
    HEDDLE_KAFKA_CLIENT_BROKERS: kafka.clientBrokers.join(','),
    HEDDLE_KAFKA_USERNAME: kafka.username,
    HEDDLE_KAFKA_PASSWORD: kafka.password,
    HEDDLE_KAFKA_MECHANISM: kafka.mechanism,
    HEDDLE_KAFKA_TLS: String(kafka.tls),
    HEDDLE_REGISTRY_URL: registry.url,
    HEDDLE_POSTGRES_URL: postgres.url,
    HEDDLE_S3_ENDPOINT: s3.endpoint,
    HEDDLE_S3_BUCKET: s3.bucket,
    HEDDLE_S3_ACCESS_KEY: s3.accessKey,
    HEDDLE_S3_SECRET_KEY: s3.secretKey,
    HEDDLE_S3_REGION: s3.region,
  }
}
