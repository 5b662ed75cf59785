/**
 * What an e-mail address looks like: the schemas' rule, apart from them so that pages before the sign-in check it without the schema
 * library.
 */
export const emailPattern = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/
