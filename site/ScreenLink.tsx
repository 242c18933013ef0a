import { Link, type LinkProps, useHref, useLinkClickHandler } from 'react-router-dom';

/**
 * A link to another screen. Pressed again while that has not come, it asks for it again and is no further step of the history:
 * the router, which knows only the screen that is shown, would add one for each press.
 */
export function ScreenLink({ to, onClick, ...rest }: LinkProps & { to: string }) {
  const href = useHref(to);
  const replaceOnClick = useLinkClickHandler<HTMLAnchorElement>(to, { replace: true });
  return (
    <Link
      {...rest}
      to={to}
      onClick={(event) => {
        onClick?.(event);
        if (location.pathname === href) replaceOnClick(event);
      }}
    />
  );
}
