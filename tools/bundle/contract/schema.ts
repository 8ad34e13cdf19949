/** A file of the schema, or a part of one, as far as what is made from it asks: the block reference, and forms. */
export type Schema = {
  title?: string
  description?: string
  type?: string | string[]
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  enum?: string[]
  const?: unknown
  examples?: unknown[]
  oneOf?: Schema[]
  $ref?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  maxLength?: number
  text?: boolean | 'source'
  markdown?: boolean
  figure?: boolean
  link?: unknown
  media?: string
  completed?: Record<string, string>
  [keyword: string]: unknown
}
