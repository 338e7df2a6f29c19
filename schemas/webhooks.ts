// What a webhook may be told and how a delivery stands. The messages follow Standard Webhooks 1.0.
export const webhookEvents = ['job.completed', 'job.refunded'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export const deliveryStates = ['pending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** By its owner, because its address said 410, or because it failed for days. */
export const disabledBecause = ['owner', 'gone', 'failing'] as const
export type DisabledBecause = (typeof disabledBecause)[number]
