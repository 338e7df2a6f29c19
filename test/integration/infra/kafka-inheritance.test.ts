// A group that comes in the place of another begins where that one stood, and only where it has not been itself.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { workTopic } from '../../../schemas/topics.ts'
import { openTestKafka, type TestKafka, until } from '../../harness/kafka.ts'

let testKafka: TestKafka
beforeEach(async () => {
  testKafka = await openTestKafka()
})
afterEach(() => testKafka.close())

test('a new group inherits the offsets of the one it replaces, and then keeps its own', async () => {
  const { kafka, namespace, startConsumer } = testKafka
  const topic = `${namespace}.work`
  await kafka.topics.ensure([{ ...workTopic(topic, 'work-generate'), partitions: 1 }])
  const send = (...values: readonly string[]) =>
    kafka.producer.send(values.map((value) => ({ topic, key: 'k', value: Buffer.from(value), headers: {} })))
  const read = async (groupId: string, wanted: number, inheritsFrom?: string) => {
    const terms = { groupId, topics: [topic], ...(inheritsFrom ? { inheritsFrom } : {}) }
    const consumer = await startConsumer(terms, ({ settle }) => settle())
    await until('the messages came', () => consumer.deliveries.length >= wanted)
    await consumer.stop()
    return consumer.deliveries.map(({ message }) => message.value?.toString())
  }
  await send('a', 'b', 'c')
  expect(await read(`${namespace}.old`, 3)).toEqual(['a', 'b', 'c'])
  await send('d', 'e')
  expect(await read(`${namespace}.new`, 2, `${namespace}.old`)).toEqual(['d', 'e'])
  await send('f')
  expect(await read(`${namespace}.new`, 1, `${namespace}.old`)).toEqual(['f'])
  expect(await read(`${namespace}.other`, 6, `${namespace}.never-was`)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})
