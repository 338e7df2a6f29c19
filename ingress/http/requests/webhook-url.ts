import { isIP } from 'node:net'
import { readAddress } from '../../../infra/egress/egress.ts'
import { EgressError } from '../../../infra/egress/egress-error.ts'
import { isPublicAddress } from '../../../infra/egress/public-address.ts'
import { fieldProblem } from '../problem.ts'

/** Throws a 400 that names `url`. What its name resolves to is looked at each time something is sent there. */
export type CheckWebhookUrl = (url: string) => void

type WebhookUrlTerms = {
  /** Lets http and addresses that are not public through; for an operator's own network. */
  readonly allowPrivate: boolean
}

export function createWebhookUrlCheck({ allowPrivate }: WebhookUrlTerms): CheckWebhookUrl {
  return (text) => {
    const { protocol, hostname } = readUrl(text)
    if (allowPrivate) return
    if (protocol !== 'https:') throw fieldProblem('invalid_request', 'url', 'must be an https address')
    const host = hostname.replace(/^\[(.*)\]$/, '$1')
    const isPrivate = isIP(host) > 0 ? !isPublicAddress(host) : /(^|\.)localhost\.?$/i.test(host)
    if (isPrivate) throw fieldProblem('invalid_request', 'url', 'names a host that is not public')
  }
}

function readUrl(text: string): URL {
  try {
    return readAddress(text)
  } catch (error) {
    throw error instanceof EgressError ? fieldProblem('invalid_request', 'url', error.message) : error
  }
}
