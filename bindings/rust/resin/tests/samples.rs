// SPDX-License-Identifier: MIT

//! The samples of docs/languages/rust.md and of the README run, and the assertions in them hold.

macro_rules! samples {
    ($($name:ident = $path:literal),*) => {
        $(
            mod $name {
                include!($path);

                #[test]
                fn sample_runs() {
                    main().unwrap();
                }
            }
        )*
    };
}

samples! {
    bars = "../examples/bars.rs",
    constraints = "../examples/constraints.rs",
    gestures = "../examples/gestures.rs",
    lists = "../examples/lists.rs",
    rows = "../examples/rows.rs",
    springs = "../examples/springs.rs"
}
