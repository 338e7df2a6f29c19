import { expect, test } from '@jest/globals'
import { bootAll, type Starters } from '../../../../../infra/stack/servers/boot-all.ts'
import { createProgress } from '../../../../../infra/stack/terminal/progress.ts'

const nothingElsewhere = { postgres: undefined, s3: undefined, kafka: undefined, registry: undefined }

test('one that fails is told at once, whatever the others are still waiting for', async () => {
  const failed = new AbortController()
  const stopped: string[] = []
  const waiting = (): Promise<never> =>
    new Promise((_, reject) => failed.signal.addEventListener('abort', () => reject(new Error('given up'))))
  const starters = {
    postgres: waiting,
    s3: async () => ({ address: {}, pid: () => 1, stop: async () => void stopped.push('s3'), kill: () => {} }),
    kafka: async () => {
      throw new Error('no room on the disk')
    },
    registry: waiting,
  } as unknown as Starters
  const surroundings = {
    external: nothingElsewhere,
    progress: createProgress(
      () => {},
      () => 0,
    ),
    giveUp: () => failed.abort(),
  }
  await expect(bootAll(starters, surroundings)).rejects.toThrow('no room on the disk')
  expect(stopped).toEqual(['s3'])
})
