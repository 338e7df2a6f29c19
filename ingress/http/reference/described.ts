import type { Schema } from './schema-fields.ts'

export type Parameter = {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: Schema
}

type Content = {
  readonly schema?: Schema
  readonly example?: Readonly<Record<string, unknown>>
  readonly examples?: Readonly<Record<string, unknown>>
}

export type Answer = {
  readonly description: string
  readonly headers?: Readonly<Record<string, { readonly $ref?: string; readonly description?: string }>>
  readonly content?: Readonly<Record<string, Content>>
}

export type Operation = {
  readonly operationId?: string
  readonly tags?: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> }
  readonly responses: Readonly<Record<string, Answer | { readonly $ref: string }>>
}

/** The part of our own OpenAPI document that a reader is shown. */
export type DescribedApi = {
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly responses: Readonly<Record<string, Answer>>
  }
}
