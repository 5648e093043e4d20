/** Where the server tells a visitor how it sees the visitor's request. */
export const YOU = '/api/you';
/** How the server sees a request. */
export interface Seen {
  /** The address that limits count for. */
  address: string;
  /** Does the request have a header X-Forwarded-For? */
  forwarded: boolean;
}
