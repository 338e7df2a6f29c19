import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Check, Scene, Violation } from './scene.ts'

const AT_ONCE = 8

/** (c) Every completion's asset is there with the sha256 that the completion states. */
export const checkAssetsExist: Check = async (scene) => {
  const { rows } = await scene.sql.query(
    `
    select id, completion ->> 'assetKey' as key, completion ->> 'sha256' as sha256
    from job where state = 'completed' and id <> all($1::text[])`,
    [[...scene.verified]],
  )
  const violations: Violation[] = []
  const check = async (): Promise<void> => {
    for (let row = rows.pop(); row; row = rows.pop()) {
      const found = await digestOf(scene, row.key)
      if (found === row.sha256) scene.verified.add(row.id)
      else violations.push({ check: 'c-assets-exist', detail: `${row.id}: ${row.key} is ${found}, not ${row.sha256}` })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, check))
  return violations
}

async function digestOf({ storage }: Scene, key: string): Promise<string> {
  try {
    const hash = createHash('sha256')
    await pipeline(await storage.read(key), hash)
    return hash.digest('hex')
  } catch (error) {
    return String(error)
  }
}
