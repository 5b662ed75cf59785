import { openCall, type Routes, routesOf } from '../../../../platform/server/wire/http.ts'
import { chatCalls } from '../contract/calls.ts'
import { sideCalls } from '../contract/side-calls.ts'
import { answerContact, askContact, contactsOf, mayWriteTo, openConversation, removeContact, setBlock } from './contacts.ts'
import { cardOf, changeSettings, conversationsOf, filesOf, historyOf, searchMessages } from './conversations.ts'
import { entitiesOf } from './entities.ts'
import {
  addMembers,
  createGroup,
  dissolveGroup,
  editGroup,
  leaveGroup,
  muteInGroup,
  pinMessage,
  removeMember,
  removeMessage,
  setRole,
} from './groups.ts'
import { linksOf } from './links.ts'
import { talkOfCompany, talkOfDemand } from './other-side.ts'
import { chatSocket } from './socket.ts'
import { giveTicket } from './tickets.ts'

const answers = routesOf(
  { ...chatCalls, ...sideCalls },
  {
    'POST /ws/chat/ticket': openCall((visit) => giveTicket(visit)),
    'GET /ws/chat/conversations': conversationsOf,
    'GET /ws/chat/history': historyOf,
    'GET /ws/chat/card': cardOf,
    'GET /ws/chat/search': searchMessages,
    'GET /ws/chat/files': filesOf,
    'GET /ws/chat/list': (look) => entitiesOf(look),
    'GET /ws/chat/links': linksOf,
    'GET /ws/chat/ofDemand': talkOfDemand,
    'GET /ws/chat/ofCompany': talkOfCompany,
    'POST /ws/chat/open': openConversation,
    'GET /ws/chat/mayWrite': mayWriteTo,
    'POST /ws/chat/settings': changeSettings,
    'GET /ws/chat/contacts': (look) => contactsOf(look),
    'POST /ws/chat/contact/ask': askContact,
    'POST /ws/chat/contact/answer': answerContact,
    'POST /ws/chat/contact/remove': removeContact,
    'POST /ws/chat/block': setBlock,
    'POST /ws/chat/group/create': createGroup,
    'POST /ws/chat/group/add': addMembers,
    'POST /ws/chat/group/remove': removeMember,
    'POST /ws/chat/group/leave': leaveGroup,
    'POST /ws/chat/group/edit': editGroup,
    'POST /ws/chat/group/role': setRole,
    'POST /ws/chat/group/mute': muteInGroup,
    'POST /ws/chat/group/pin': pinMessage,
    'POST /ws/chat/group/removeMessage': removeMessage,
    'POST /ws/chat/group/dissolve': dissolveGroup,
  },
)

export function chatRoutes(routes: Routes): void {
  chatSocket(routes)
  answers(routes)
}
