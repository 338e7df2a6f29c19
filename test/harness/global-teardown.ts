import { takeTestStack } from './test-stack.ts'

async function stopTestStack(): Promise<void> {
  await takeTestStack()?.stop()
}

export { stopTestStack as default }
