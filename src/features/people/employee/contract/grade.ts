/** The longest grade, such as P5 or M2. */
export const GRADE_MOST = 20

/** By which grades are compared: without case, surrounding spaces and full width. */
export const gradeKey = (grade: string): string => grade.normalize('NFKC').trim().toLowerCase()
