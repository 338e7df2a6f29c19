// Logins of accounts' own producers and consumers, and what each may do. A record carries no principal, so who wrote it
// is known by its topic: an account's principal may write its batch topic, read its results topic, and form groups
// under one prefix.
import { pbkdf2Sync, randomBytes } from 'node:crypto'
import type { AclFilter, Admin, AclEntry as KafkaJsAcl } from 'kafkajs'
import kafkajs from 'kafkajs'
import type { Clock } from '../../lifecycle/clock.ts'
import { Failure } from '../../lifecycle/failure.ts'
import type { Logger } from '../../telemetry/logger.ts'
import { briefRetry, createKafkaJsClient } from '../client/kafkajs-client.ts'
import { kafkaFailure } from '../client/kafkajs-errors.ts'
import { openRawConnection, type RawConnection, type RawResult } from '../client/raw-requests.ts'
import { withinLimit } from '../client/time-limit.ts'
import type { KafkaAddress, Principals, PrincipalTerms } from '../port.ts'

/** What RFC 7677 asks for at least; the secrets are random, so more would only make logins slower. */
const SCRAM_ITERATIONS = 4096
const CALL_LIMIT_MS = 15_000
const SALTED_SECRET_BYTES = 32

const { AclResourceTypes, AclOperationTypes, AclPermissionTypes, ResourcePatternTypes } = kafkajs

/**
 * Every call throws Failure('kafka_unavailable', 'retry') when the brokers do not answer in time. Opens and closes its
 * own connections.
 */
export function createPrincipals(
  address: KafkaAddress,
  { logger, clock }: { readonly logger: Logger; readonly clock: Clock },
): Principals {
  const connected = async <Result>(
    doing: string,
    work: (admin: Admin, raw: RawConnection) => Promise<Result>,
  ): Promise<Result> => {
    const client = createKafkaJsClient(address, logger, briefRetry)
    const admin = client.admin()
    let raw: RawConnection | undefined
    try {
      await withinLimit(clock, CALL_LIMIT_MS, doing, admin.connect())
      raw = await withinLimit(clock, CALL_LIMIT_MS, doing, openRawConnection(client))
      return await withinLimit(clock, CALL_LIMIT_MS, doing, work(admin, raw))
    } catch (error) {
      throw kafkaFailure(error, doing)
    } finally {
      await Promise.allSettled([admin.disconnect(), raw?.close()])
    }
  }
  return {
    create: (terms) => connected('making a principal', (admin, raw) => create(admin, raw, terms)),
    named: (prefix) => connected('looking for principals', (admin) => named(admin, prefix)),
    remove: (name) => connected('removing a principal', (admin, raw) => remove(admin, raw, name)),
  }
}

/** The right to write comes last: a principal that can do anything at all has its secret and its bounds. */
async function create(admin: Admin, raw: RawConnection, terms: PrincipalTerms): Promise<void> {
  const { name, secret, quotas } = terms
  const salt = randomBytes(16)
  const saltedSecret = pbkdf2Sync(secret, salt, SCRAM_ITERATIONS, SALTED_SECRET_BYTES, 'sha256')
  accepted('the secret', await raw.putScramUser({ name, salt, iterations: SCRAM_ITERATIONS, saltedSecret }))
  accepted('the quotas', await raw.setQuotas(name, quotas))
  await admin.createAcls({ acl: rulesOf(terms) })
}

async function named(admin: Admin, prefix: string): Promise<readonly string[]> {
  const { resources } = await admin.describeAcls(anyRule)
  const principals = resources.flatMap(({ acls }) => acls.map(({ principal }) => principal.replace(/^User:/, '')))
  return [...new Set(principals)].filter((name) => name.startsWith(prefix))
}

/**
 * Rules first: they are asked at every request, so a live connection is cut off at its next one. A login is not asked
 * again. The user is locked with a secret that nobody knows instead of being deleted: a Kafka 4.3 that starts again may
 * forget every user when one of them was deleted (docs/decisions/0019).
 */
async function remove(admin: Admin, raw: RawConnection, name: string): Promise<void> {
  await admin.deleteAcls({ filters: [allRulesOf(name)] })
  const locked = { name, salt: randomBytes(16), iterations: SCRAM_ITERATIONS }
  const saltedSecret = randomBytes(SALTED_SECRET_BYTES)
  accepted('the end of the secret', await raw.putScramUser({ ...locked, saltedSecret }))
  accepted('the end of the quotas', await raw.setQuotas(name, { producer: null, consumer: null }))
}

function rulesOf({ name, writes, reads, groupPrefix }: PrincipalTerms): KafkaJsAcl[] {
  const rule = { principal: `User:${name}`, host: '*', permissionType: AclPermissionTypes.ALLOW }
  const topic = { ...rule, resourceType: AclResourceTypes.TOPIC, resourcePatternType: ResourcePatternTypes.LITERAL }
  const own = { ...rule, resourceName: groupPrefix, resourcePatternType: ResourcePatternTypes.PREFIXED }
  const transaction = { ...own, resourceType: AclResourceTypes.TRANSACTIONAL_ID, operation: AclOperationTypes.WRITE }
  // READ and WRITE imply DESCRIBE, and WRITE on any topic implies that producers may be idempotent.
  return [
    { ...own, resourceType: AclResourceTypes.GROUP, operation: AclOperationTypes.READ },
    ...(writes.length > 0 ? [transaction] : []),
    ...reads.map((resourceName) => ({ ...topic, resourceName, operation: AclOperationTypes.READ })),
    ...writes.map((resourceName) => ({ ...topic, resourceName, operation: AclOperationTypes.WRITE })),
  ]
}

const anyRule: AclFilter = {
  resourceType: AclResourceTypes.ANY,
  resourcePatternType: ResourcePatternTypes.ANY,
  operation: AclOperationTypes.ANY,
  permissionType: AclPermissionTypes.ANY,
}

const allRulesOf = (name: string): AclFilter => ({ ...anyRule, principal: `User:${name}` })

/** CLUSTER_AUTHORIZATION_FAILED; the broker's own message to it is the inside of its request. */
const FORBIDDEN = 31

function accepted(what: string, { code, message }: RawResult): void {
  if (code === 0) return
  if (code === FORBIDDEN)
    throw new Failure('kafka_refused', 'park', `Kafka refused ${what}: our own login has no right to change logins.`)
  throw new Failure('kafka_refused', 'park', `Kafka refused ${what}: ${message ?? ''} (code ${code})`)
}
