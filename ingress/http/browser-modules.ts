import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'

export type BrowserFile = { readonly contentType: string; readonly content: string | Buffer }

/**
 * The modules of a folder by name, as JavaScript. The types are taken out here, so that what runs in browsers is what
 * lies in the folder and nothing is built beforehand.
 */
export function readModules(folder: string): ReadonlyMap<string, BrowserFile> {
  return new Map(
    readdirSync(folder).map((name) => {
      const content = stripTypeScriptTypes(readFileSync(join(folder, name), 'utf8'))
      return [name, { contentType: 'text/javascript; charset=utf-8', content }]
    }),
  )
}
