import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { id } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { event, person } from './calls.ts'
import { chatEntity, imUser } from './entities.ts'

/** What is beside a conversation, and what other pages ask of the chat. */
export const sideCalls = defineCalls({
  'GET /ws/chat/list': {
    audience: 'signedIn',
    input: z.object({}),
    result: z.object({ user: imUser, chats: z.array(chatEntity) }),
    about:
      'The caller, and their friends and groups with the last message, in the entities of the source: for clients of the known family.',
  },
  'GET /ws/chat/links': {
    audience: 'signedIn',
    input: z.object({ ...pageInput, id }),
    result: pageOf(event),
    about: 'The messages of a conversation that carry a link, latest first.',
  },
  'GET /ws/chat/ofDemand': {
    audience: 'signedIn',
    input: z.object({ id }),
    result: z.object({
      /** The group of the demand, if the caller is a member of it. */
      groupId: z.string().nullable(),
      /** To whom an individual may write about it: not before applying. Null for the publisher's own people. */
      person: person.nullable(),
    }),
    about: 'Where the caller talks about a demand: its group, or the person of the publisher.',
  },
  'GET /ws/chat/ofCompany': {
    audience: 'signedIn',
    input: z.object({ id }),
    result: z.object({ person: person.nullable() }),
    about: 'To whom the caller may write at a company of others: after applying to one of its demands.',
  },
})
