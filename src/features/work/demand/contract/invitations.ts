import { z } from 'zod'
import { currencyCodes } from '../../../../platform/contract/amount.ts'
import { id } from '../../../../platform/contract/inputs.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { namedArea } from '../../../base/area/contract/schema.ts'

/** Who is invited: a number, an address, an entry of the directory, a party by its page, or everybody who has the link. */
const invitationKinds = ['phone', 'email', 'entry', 'party', 'link'] as const
export type InvitationKind = (typeof invitationKinds)[number]

/** `registered`: the entry of the directory has been claimed since. */
export const invitationStates = ['sent', 'seen', 'registered', 'applied', 'declined', 'expired', 'revoked'] as const
export type InvitationState = (typeof invitationStates)[number]

/** A token as it is in the address of an invitation. */
export const invitationToken = z.string().trim().min(1).max(100)

/** An invitation as its company sees it. Of an entry it never shows where it went. */
export const invitationRow = z.object({
  id: z.string(),
  kind: z.enum(invitationKinds),
  state: z.enum(invitationStates),
  /** A masked number or address, the names of an entry, or of a party that has a page here. */
  to: pair,
  message: z.string(),
  sentAt: z.string(),
  expiresAt: z.string().nullable(),
  /** Of a link: how often it was used, and may be. */
  uses: z.number().int(),
  usesMost: z.number().int().nullable(),
  revocable: z.boolean(),
})
export type InvitationRow = z.infer<typeof invitationRow>

/** What the reader of an invitation can do: `own` is the inviting company, `other` somebody whom it was not meant for. */
const invitationFits = ['signIn', 'card', 'claim', 'accept', 'open', 'own', 'other', 'ended'] as const

/** What an invitation offers, for everybody who has its link. */
export const invitationView = z.object({
  kind: z.enum(invitationKinds),
  state: z.enum(invitationStates),
  fit: z.enum(invitationFits),
  company: z.string(),
  demand: z.object({
    id,
    number: z.string(),
    title: z.string(),
    category: z.string(),
    area: namedArea.nullable(),
    description: z.string(),
    currency: z.enum(currencyCodes),
    amountMinor: z.number(),
    recruitEnd: z.string(),
    expectedCompletion: z.string(),
  }),
  message: z.string(),
  /** The entry of the directory that was invited, by its names. */
  entry: pair.nullable(),
  expiresAt: z.string().nullable(),
})
export type InvitationView = z.infer<typeof invitationView>
