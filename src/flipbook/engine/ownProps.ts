/** What a component was given itself. A script on the page may have put more on `Object.prototype`: that is no prop. */
export function ownProps<Props extends object>(props: Props): Props {
  return Object.assign(Object.create(null), props);
}
