// A program that was killed could not leave its consumer groups. The next one in its place takes its partitions over
// without waiting for the session timeout of ten seconds, and lets members of other places alone.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createKafka } from '../../../infra/kafka/kafka.ts'
import type { Kafka } from '../../../infra/kafka/port.ts'
import { systemClock } from '../../../infra/lifecycle/clock.ts'
import { silentLogger } from '../../../infra/telemetry/logger.ts'
import { workTopic } from '../../../schemas/topics.ts'
import { openTestKafka, type TestKafka, until } from '../../harness/kafka.ts'

const fixture = join(import.meta.dirname, '..', '..', 'harness', 'fixtures', 'joins-group.ts')
let testKafka: TestKafka
let successor: Kafka
const children: ChildProcess[] = []
beforeEach(async () => {
  testKafka = await openTestKafka()
  const address = { ...testKafka.address, place: 'here', clientId: 'here.second' }
  successor = createKafka(address, { logger: silentLogger, clock: systemClock })
  await successor.connect()
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await successor.close()
  await testKafka.close()
})

test('a program takes over from the one in its place that was killed, and from no other', async () => {
  const { kafka, namespace } = testKafka
  const [topic, groupId] = [`${namespace}.work`, `${namespace}.group`]
  await kafka.topics.ensure([{ ...workTopic(topic, 'work-generate'), partitions: 2 }])
  const killed = await joinAs('here.first')
  const other = await joinAs('there.first')
  expect(await kafka.topics.members(groupId)).toBe(2)
  killed.kill('SIGKILL')
  await once(killed, 'exit')

  const startedAt = performance.now()
  const consumer = successor.createConsumer({
    groupId,
    topics: [topic],
    inFlightMax: 10,
    from: 'earliest',
    onDelivery: ({ settle }) => settle(),
    onGivenUp: () => {},
  })
  await consumer.start()
  expect(performance.now() - startedAt).toBeLessThan(7_000)
  await until('both are members', async () => (await kafka.topics.members(groupId)) === 2)
  expect(other.exitCode).toBeNull()
  await consumer.stop()

  async function joinAs(clientId: string): Promise<ChildProcess> {
    const args = ['--no-warnings', fixture, namespace, groupId, topic, clientId]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    children.push(child)
    await once(child, 'message')
    return child
  }
})
