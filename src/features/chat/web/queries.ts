import type { ResultOf } from '../../../platform/contract/call.ts'
import { queriesOf } from '../../../platform/web/queries.ts'
import type { chatCalls } from '../contract/calls.ts'

export const { call, useRead, useWrite, refreshRead } = queriesOf<typeof chatCalls>('chat')

type Result<K extends keyof typeof chatCalls> = ResultOf<(typeof chatCalls)[K]>
export type ChatEvent = Result<'GET /ws/chat/history'>['events'][number]
export type Card = Result<'GET /ws/chat/card'>
export type { ChatPerson, ConversationRow } from '../contract/calls.ts'
