/** Fields that version 0.1 had, by the title of the schema of the object they were in. */
export const removedFields: Record<string, readonly string[]> = {
  Site: ['offline'],
}
