export async function run(_args: readonly string[]): Promise<unknown> {
  throw new Error('sheet is not built yet')
}
