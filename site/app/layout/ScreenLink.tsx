import { Link, type LinkProps, useHref, useLinkClickHandler } from 'react-router-dom';

/** A link to another screen. A second press while it loads adds no history entry. */
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
