import { openCall, type Routes, read, write } from '../../../../platform/server/wire/http.ts'
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

export function chatRoutes(routes: Routes): void {
  chatSocket(routes)
  openCall(routes, chatCalls, 'POST /ws/chat/ticket', (visit) => giveTicket(visit))
  read(routes, chatCalls, 'GET /ws/chat/conversations', (look) => conversationsOf(look))
  read(routes, chatCalls, 'GET /ws/chat/history', historyOf)
  read(routes, chatCalls, 'GET /ws/chat/card', cardOf)
  read(routes, chatCalls, 'GET /ws/chat/search', searchMessages)
  read(routes, chatCalls, 'GET /ws/chat/files', filesOf)
  read(routes, sideCalls, 'GET /ws/chat/list', (look) => entitiesOf(look))
  read(routes, sideCalls, 'GET /ws/chat/links', linksOf)
  read(routes, sideCalls, 'GET /ws/chat/ofDemand', talkOfDemand)
  read(routes, sideCalls, 'GET /ws/chat/ofCompany', talkOfCompany)
  write(routes, chatCalls, 'POST /ws/chat/open', openConversation)
  read(routes, chatCalls, 'GET /ws/chat/mayWrite', mayWriteTo)
  write(routes, chatCalls, 'POST /ws/chat/settings', changeSettings)
  read(routes, chatCalls, 'GET /ws/chat/contacts', (look) => contactsOf(look))
  write(routes, chatCalls, 'POST /ws/chat/contact/ask', askContact)
  write(routes, chatCalls, 'POST /ws/chat/contact/answer', answerContact)
  write(routes, chatCalls, 'POST /ws/chat/contact/remove', removeContact)
  write(routes, chatCalls, 'POST /ws/chat/block', setBlock)
  write(routes, chatCalls, 'POST /ws/chat/group/create', createGroup)
  write(routes, chatCalls, 'POST /ws/chat/group/add', addMembers)
  write(routes, chatCalls, 'POST /ws/chat/group/remove', removeMember)
  write(routes, chatCalls, 'POST /ws/chat/group/leave', leaveGroup)
  write(routes, chatCalls, 'POST /ws/chat/group/edit', editGroup)
  write(routes, chatCalls, 'POST /ws/chat/group/role', setRole)
  write(routes, chatCalls, 'POST /ws/chat/group/mute', muteInGroup)
  write(routes, chatCalls, 'POST /ws/chat/group/pin', pinMessage)
  write(routes, chatCalls, 'POST /ws/chat/group/removeMessage', removeMessage)
  write(routes, chatCalls, 'POST /ws/chat/group/dissolve', dissolveGroup)
}
