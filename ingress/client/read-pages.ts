import type { Paged } from './fields.ts'
import { type CallOptions, readJson, type Transport } from './transport.ts'

type Query = Paged & Readonly<Record<string, string | number | undefined>>

export type PagedList<Name extends string> = {
  readonly path: string
  /** The field of an answer that holds the items. */
  readonly name: Name
  readonly filter: Query
}

/** The items of a list one by one; the next page is asked for when the last item of the one before has been taken. */
export async function* readPages<Item, Name extends string>(
  transport: Transport,
  { path, name, filter: { pageSize, ...filter } }: PagedList<Name>,
  options: CallOptions,
): AsyncGenerator<Item, void> {
  type Page = { readonly next?: string } & Readonly<Record<Name, readonly Item[]>>
  let cursor: string | undefined
  do {
    const query = { ...filter, limit: pageSize, cursor }
    const page: Page = await transport.call({ path, query, repeat: 'always' }, options, readJson<Page>)
    yield* page[name]
    cursor = page.next
  } while (cursor !== undefined)
}
