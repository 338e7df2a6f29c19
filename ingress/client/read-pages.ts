import type { Paged } from './fields.ts'
import type { CallOptions, Transport } from './transport.ts'

type Query = Paged & Readonly<Record<string, string | number | undefined>>

/** The items of a list one by one; the next page is asked for when the last item of the one before has been taken. */
export async function* readPages<Item, Name extends string>(
  transport: Transport,
  path: string,
  name: Name,
  { pageSize, ...filter }: Query,
  options: CallOptions,
): AsyncGenerator<Item, void> {
  type Page = { readonly next?: string } & Readonly<Record<Name, readonly Item[]>>
  let cursor: string | undefined
  do {
    const query = { ...filter, limit: pageSize, cursor }
    const read = async (response: Response): Promise<Page> => (await response.json()) as Page
    const page: Page = await transport.call({ path, query, repeat: 'always' }, options, read)
    yield* page[name]
    cursor = page.next
  } while (cursor !== undefined)
}
