export async function run(_args: readonly string[]): Promise<unknown> {
  throw new Error('enlarge is not built yet')
}
