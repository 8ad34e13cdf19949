/** Whether all languages, looks, pages and cases are tried, as `npm run test:long` does, or a sample of them. */
export const isLong = process.env.LONG === '1'
