import { join } from 'node:path'
import { readModules } from '../browser-modules.ts'
import type { Route } from '../route.ts'
import { ASKED_FOR, fileRoute } from './file-route.ts'

/** Programs on pages of other origins may load it too. */
const FOR_ALL = { ...ASKED_FOR, 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** The client of this very version, for who imports it by its address; the studio does. */
export function clientRoute(): Route {
  return fileRoute({
    path: '/client/:file',
    summary: 'A module of the client, for pages: import `/client/heddle-client.ts`',
    contentTypes: ['text/javascript'],
    files: () => readModules(join(import.meta.dirname, '../../client')),
    headers: FOR_ALL,
  })
}
