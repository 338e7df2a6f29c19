import net, { isIP } from 'node:net'

/** A TCP socket that is bound and accepts nothing here: a program that inherits its descriptor listens on it. */
export type HeldSocket = {
  readonly fd: number
  readonly close: () => void
}

/** What Node's own cluster module binds with: unlike `listen` it leaves the accepting to others. Not in its types. */
type BoundHandle = HeldSocket & { readonly getsockname: (into: { port?: number }) => number }
type Bind = (address: string, port: number, family: 4 | 6, fd: null, flags: 0) => BoundHandle | number
const { _createServerHandle: bind } = net as unknown as { readonly _createServerHandle?: Bind }

/**
 * Binds a port for as long as it is held, so that the port outlives the program that listens there. While that program
 * starts again the system keeps connections in the socket's queue; without, they would be refused. Source: socket
 * activation of inetd and systemd (`man sd_listen_fds`).
 *
 * @returns undefined where it cannot be had; the program then binds by itself, and says what is wrong
 */
export function holdSocket(port: number, host: string): HeldSocket | undefined {
  const family = isIP(host)
  if (!bind || (family !== 4 && family !== 6)) return undefined
  const handle = bind(host, port, family, null, 0)
  if (typeof handle === 'number') return undefined
  // That a port is taken is otherwise told only by whoever listens.
  const place: { port?: number } = {}
  if (handle.getsockname(place) === 0 && place.port === port && handle.fd >= 0) return handle
  handle.close()
  return undefined
}
