// A process of its own that talks to Kafka for a moment: a test reads what Node warns about meanwhile.
import { openTestKafka } from './kafka.ts'

const { kafka, close } = await openTestKafka()
await kafka.topics.ping()
await close()
console.log('answered')
