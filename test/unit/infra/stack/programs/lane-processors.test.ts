import { expect, test } from '@jest/globals'
import type { Clock } from '../../../../../infra/lifecycle/clock.ts'
import { keepLaneProcessors } from '../../../../../infra/stack/programs/lane-processors.ts'
import { programs } from '../../../../../infra/stack/programs/programs.ts'
import type { Lane } from '../../../../../schemas/operations.ts'

const lane: Lane = 'dedicated-acct_0199a1b2c3d47000800000000000abcd'

/** Looks happen when they are told to. */
function stepping(): { readonly clock: Clock; readonly look: () => Promise<void> } {
  let wake = (): void => {}
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  const sleep: Clock['sleep'] = (_ms, signal) =>
    new Promise((resolve) => {
      wake = resolve
      signal?.addEventListener('abort', () => resolve())
    })
  const look = async (): Promise<void> => {
    wake()
    await settled()
  }
  return { clock: { now: () => 0, sleep }, look }
}

test('starts processors when a lane comes, tries again what failed, and stops them when it is gone', async () => {
  const { clock, look } = stepping()
  const told: string[] = []
  let lanes: readonly Lane[] | Error = []
  let failures = 1
  const processors = keepLaneProcessors({
    findLanes: async () => {
      if (lanes instanceof Error) throw lanes
      return lanes
    },
    applications: {
      add: async ({ name, args }) => {
        if (failures-- > 0) throw new Error('no memory')
        told.push(`add ${name} ${args.join(' ')}`)
      },
      remove: async (name) => void told.push(`remove ${name}`),
    },
    program: programs[1],
    clock,
    report: () => {},
  })
  await look()
  lanes = [lane]
  await look()
  expect(told).toEqual([])
  await look()
  await look()
  expect(told).toEqual([`add ${lane} work --lane ${lane}`])
  lanes = new Error('the database is away')
  await look()
  expect(told.length).toBe(1)
  lanes = []
  await look()
  expect(told.at(-1)).toBe(`remove ${lane}`)
  await processors.stop()
})
