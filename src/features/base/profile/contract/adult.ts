import { ADULT_YEARS } from '../../../../rules/constants.ts'

/** The latest birth date of an adult on a day, both `YYYY-MM-DD`. A person born on 29 February comes of age on 1 March. */
export const lastAdultBirth = (day: string): string => `${Number(day.slice(0, 4)) - ADULT_YEARS}${day.slice(4)}`
