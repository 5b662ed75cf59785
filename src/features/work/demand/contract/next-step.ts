import { z } from 'zod'
import { permissionNames } from '../../../../rules/permissions.ts'
import { actions } from './lifecycle.ts'
import { moveNames } from './texts.ts'

export const permission = z.enum(permissionNames)
export const nextStep = z.object({ move: z.enum(moveNames), permission: permission.nullable() })
export type NextStep = z.infer<typeof nextStep>

export const rowButton = z.object({
  action: z.enum(actions),
  move: z.enum(moveNames).nullable(),
  permission: permission.nullable(),
  /** Otherwise the button leads to the reason. */
  possible: z.boolean(),
})
