import { type FrameworkParts, HeartButton } from "./hall-page";

/** The parts where no framework has its own. */
export const plainParts: FrameworkParts = {
  Link: ({ to, children, ...rest }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
  Form: (props) => <form {...props} />,
  Heart: (game) => (
    <form method="post" action="/favourites">
      <HeartButton {...game} />
    </form>
  ),
};
