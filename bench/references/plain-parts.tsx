import type { FrameworkParts } from "./hall-page";

/** The parts where no framework has its own. */
export const plainParts: FrameworkParts = {
  Link: ({ to, children, ...rest }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
  Form: (props) => <form {...props} />,
  Heart: ({ sysname, name, isLiked }) => (
    <form method="post" action="/favourites">
      <button
        type="submit"
        className="heart"
        name="sysname"
        value={sysname}
        aria-label={`Favourite: ${name}`}
        aria-pressed={isLiked}
      />
    </form>
  ),
};
