import type { SearchFields } from '../../../../platform/server/data/search/fields.ts'

/** The search fields of messages. None is public. */
export const eventFields: SearchFields = {
  table: 'chat_event',
  id: 'id',
  title: ['content'],
  body: [],
  codes: {},
  open: () => 'false',
}
