import { errorCodeOf } from './error-code.ts'
import { Failure } from './failure.ts'

export type ListenPlace = {
  readonly port: number
  readonly host: string
  /** The variables that name another port and another address. */
  readonly portName: string
  readonly hostName: string
}

/** Why a port could not be had, in words; an error of another kind as it is. */
export function listenFailure(error: unknown, { port, host, portName, hostName }: ListenPlace): unknown {
  const why = (words: string): Failure => new Failure('config_invalid', 'crash', words, error)
  switch (errorCodeOf(error)) {
    case 'EADDRINUSE':
      return why(`Port ${port} of ${host} is already in use. ${portName} names another.`)
    case 'EACCES':
      return why(`Port ${port} of ${host} may not be used by this user of the system. ${portName} names another.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return why(`${host} is no address of this machine. ${hostName} names another.`)
    default:
      return error
  }
}
