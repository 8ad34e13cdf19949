import { type ZodRawShape, z } from 'zod'

/** The answer of a tool: a text, or a text with a picture (PNG). */
export type Answer = string | { text: string; png: Buffer }

/** Registers a tool. `work` gets arguments of the shape `takes`, and may throw a `Refusal` for the assistant. */
export type AddTool = <Shape extends ZodRawShape>(
  name: string,
  about: string,
  takes: Shape,
  work: (given: z.infer<z.ZodObject<Shape>>) => Promise<Answer>,
) => void

/** Arguments that several tools take. */
export const text = z.string().min(1).max(300)
export const page = text.describe('Address ("/fan"), name ("air/fan") or file ("pages/air/fan.json").')
export const from = z.number().int().min(1).optional().describe('Number of the first row of a long answer.')
export const list = z.array(text).max(50).optional()
