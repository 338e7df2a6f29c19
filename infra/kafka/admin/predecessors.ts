import type { Admin } from 'kafkajs'
import type { RawConnection } from '../client/raw-requests.ts'

/** Group members of one place: its programs come one after the other, so of all but the last one nothing runs. */
export type Predecessors = { readonly groupId: string; readonly place: string; readonly clientId: string }

/** A program's name for itself among the brokers' clients, told apart from those before it by `random`. */
export const clientIdAt = (place: string, random: string): string => `${place}.${random}`

/**
 * Takes members out of a group whose program was killed. It could not leave, and without this its partitions would
 * move only after the session timeout.
 *
 * @param openRaw opens a connection, only where there is such a member
 * @returns how many there were
 */
export async function removePredecessors(
  admin: Admin,
  { groupId, place, clientId }: Predecessors,
  openRaw: () => Promise<RawConnection>,
): Promise<number> {
  const { groups } = await admin.describeGroups([groupId])
  const gone = groups
    .flatMap(({ members }) => members)
    .filter((member) => member.clientId.startsWith(clientIdAt(place, '')) && member.clientId !== clientId)
  if (gone.length === 0) return 0
  const raw = await openRaw()
  try {
    for (const { memberId } of gone) await raw.leaveGroup(groupId, memberId)
  } finally {
    await raw.close()
  }
  return gone.length
}
