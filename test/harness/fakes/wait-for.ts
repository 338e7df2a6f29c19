/** Resolves as soon as the condition holds; fails when it does not within the time. */
export async function waitFor(condition: () => boolean | Promise<boolean>, withinMs = 5_000): Promise<void> {
  const endAt = performance.now() + withinMs
  while (!(await condition())) {
    if (performance.now() > endAt) throw new Error(`the condition did not come true within ${withinMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
