// SPDX-License-Identifier: MIT

//! Builds the core with the C compiler, or finds an installed libresin.
//!
//! - `RESIN_LIB_DIR`: the folder of an installed libresin; `RESIN_INCLUDE_DIR`, that of its headers,
//!   is required only for the tests of this crate.
//! - `RESIN_PKG_CONFIG=1`: asks pkg-config for an installed libresin.
//! - `RESIN_STATIC=1`: links the installed library statically.
//! - Otherwise the sources are compiled with `CC` and `CFLAGS`, and archived with `AR`. A variable
//!   that ends in the target, such as `CC_aarch64_unknown_linux_gnu`, is preferred.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if let Some(folder) = variable("RESIN_LIB_DIR") {
        assert!(
            Path::new(&folder).is_dir(),
            "RESIN_LIB_DIR is not a folder: {}",
            folder
        );
        println!("cargo:rustc-link-search=native={}", folder);
        link_installed();
        let include = variable("RESIN_INCLUDE_DIR").map_or_else(repository_headers, PathBuf::from);
        publish_headers(&include);
    } else if is_set("RESIN_PKG_CONFIG") {
        link_with_pkg_config();
    } else {
        build_from_source();
    }
}

// ---- environment ----

fn variable(name: &str) -> Option<String> {
    println!("cargo:rerun-if-env-changed={}", name);
    env::var(name).ok().filter(|value| !value.is_empty())
}

fn is_set(name: &str) -> bool {
    variable(name).map_or(false, |value| value != "0")
}

fn cargo_variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| panic!("cargo did not set {}", name))
}

/// The value of `NAME_target`, or of `NAME`.
fn of_target(name: &str) -> Option<String> {
    let target = cargo_variable("TARGET").replace('-', "_");
    variable(&format!("{}_{}", name, target)).or_else(|| variable(name))
}

fn words(value: Option<String>) -> Vec<String> {
    let value = value.unwrap_or_default();
    value.split_whitespace().map(String::from).collect()
}

/// The command of a tool, whose variable may contain arguments, such as `ccache gcc`.
fn tool(name: &str, default: &str) -> Command {
    let words = words(of_target(name));
    let mut command = Command::new(words.first().map_or(default, String::as_str));
    command.args(words.iter().skip(1));
    command
}

// ---- an installed library ----

fn link_installed() {
    let kind = if is_set("RESIN_STATIC") {
        "static"
    } else {
        "dylib"
    };
    println!("cargo:rustc-link-lib={}=resin", kind);
    link_system_libraries();
}

fn link_system_libraries() {
    let family = env::var("CARGO_CFG_TARGET_FAMILY").unwrap_or_default();
    if family == "unix" && cargo_variable("CARGO_CFG_TARGET_VENDOR") != "apple" {
        println!("cargo:rustc-link-lib=m");
    }
}

fn link_with_pkg_config() {
    for name in ["PATH", "LIBDIR", "SYSROOT_DIR"] {
        println!("cargo:rerun-if-env-changed=PKG_CONFIG_{}", name);
    }
    let [oldest, newest] = compatible_versions();
    for flag in pkg_config(&["--libs-only-L", &oldest, &newest]) {
        println!(
            "cargo:rustc-link-search=native={}",
            flag.trim_start_matches("-L")
        );
    }
    link_installed();
    let include = pkg_config(&["--variable=includedir", "resin"]);
    publish_headers(Path::new(&include.concat()));
}

/// The versions of libresin with the ABI of this crate, whose version is that of its headers: those
/// with the same major number, or, while it is 0, with the same minor number (docs/abi.md).
fn compatible_versions() -> [String; 2] {
    let number = |name: &str| -> u32 {
        let number = cargo_variable(name).parse();
        number.expect("a version consists of numbers")
    };
    let major = number("CARGO_PKG_VERSION_MAJOR");
    let minor = number("CARGO_PKG_VERSION_MINOR");
    let next = match major {
        0 => format!("0.{}", minor + 1),
        _ => (major + 1).to_string(),
    };
    [
        format!("resin >= {}.{}", major, minor),
        format!("resin < {}", next),
    ]
}

/// The words that pkg-config prints, which escapes the spaces in a path.
fn pkg_config(arguments: &[&str]) -> Vec<String> {
    let output = tool("PKG_CONFIG", "pkg-config")
        .args(arguments)
        .output()
        .unwrap_or_else(|error| panic!("RESIN_PKG_CONFIG is set, but pkg-config: {}", error));
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr);
        panic!("pkg-config {}: {}", arguments.join(" "), message);
    }
    unescaped_words(&String::from_utf8_lossy(&output.stdout))
}

/// Splits a line at spaces, except where a backslash precedes the space.
fn unescaped_words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut characters = line.trim().chars();
    while let Some(character) = characters.next() {
        if character.is_whitespace() {
            words.push(String::new());
        } else {
            let literal = match character {
                '\\' => characters.next().unwrap_or(character),
                _ => character,
            };
            words.last_mut().expect("there is a word").push(literal);
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

// ---- the core's sources ----

/// The core's folder: in the package, or in the repository if links are not supported there.
fn core_folder() -> Option<PathBuf> {
    let manifest = PathBuf::from(cargo_variable("CARGO_MANIFEST_DIR"));
    let folders = [manifest.join("core"), manifest.join("../../../core")];
    IntoIterator::into_iter(folders).find(|folder| folder.join("include/resin/resin.h").is_file())
}

fn repository_headers() -> PathBuf {
    core_folder().map_or_else(PathBuf::new, |core| core.join("include"))
}

/// Tells the tests and the crates that depend on this one where the headers are.
fn publish_headers(include: &Path) {
    println!("cargo:include={}", include.display());
    println!("cargo:rustc-env=RESIN_INCLUDE={}", include.display());
}

/// `cc` produces code for the host: another target requires another compiler, or a flag.
fn check_compiler() {
    let (host, target) = (cargo_variable("HOST"), cargo_variable("TARGET"));
    let architecture = |triple: &str| triple.split('-').next().map(String::from);
    let is_chosen = of_target("CC").is_some() || of_target("CFLAGS").is_some();
    if !is_chosen && architecture(&host) != architecture(&target) {
        panic!(
            "{} needs a C compiler other than that of {}: set CC_{}",
            target,
            host,
            target.replace('-', "_")
        );
    }
}

fn build_from_source() {
    if cargo_variable("CARGO_CFG_TARGET_ENV") == "msvc" {
        panic!("the core cannot be built with MSVC here: build it with CMake, set RESIN_LIB_DIR");
    }
    check_compiler();
    let core = core_folder().expect("the package contains the core's sources");
    let out = PathBuf::from(cargo_variable("OUT_DIR"));
    let include = core.join("include");
    println!("cargo:rerun-if-changed={}", core.join("src").display());
    println!("cargo:rerun-if-changed={}", include.join("resin").display());
    let sources = c_files(&core.join("src"));
    let objects = compile(&sources, &include, &out);
    archive(&objects, &out.join("libresin.a"));
    println!("cargo:rustc-link-search=native={}", out.display());
    println!("cargo:rustc-link-lib=static=resin");
    link_system_libraries();
    publish_headers(&include);
}

/// The C sources in the folders of a folder: one folder for each unit.
fn c_files(folder: &Path) -> Vec<PathBuf> {
    let units = paths(folder).into_iter().filter(|path| path.is_dir());
    units
        .flat_map(|unit| paths(&unit))
        .filter(|path| path.extension().map_or(false, |extension| extension == "c"))
        .collect()
}

/// The contents of a folder, sorted.
fn paths(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the core's sources can be read");
    let mut found: Vec<PathBuf> = entries
        .map(|entry| entry.expect("the core's sources can be read").path())
        .collect();
    found.sort();
    found
}

/// Compiles the sources, at most `NUM_JOBS` at a time. The core is optimized in every profile: the
/// profile of a program is about that program's code.
fn compile(sources: &[PathBuf], include: &Path, out: &Path) -> Vec<PathBuf> {
    let jobs = env::var("NUM_JOBS").ok().and_then(|jobs| jobs.parse().ok());
    let mut objects = Vec::new();
    for stretch in sources.chunks(jobs.unwrap_or(1).max(1)) {
        let mut running: Vec<(Child, &PathBuf)> = Vec::new();
        for source in stretch {
            let name = OsString::from(source.file_stem().expect("a source has a name"));
            let object = out.join(name).with_extension("o");
            let mut command = tool("CC", "cc");
            command.args(["-std=c17", "-O3", "-DNDEBUG", "-DRESIN_BUILDING"]);
            command.args(["-fPIC", "-fvisibility=hidden", "-c"]);
            command.args(words(of_target("CFLAGS")));
            command.arg("-I").arg(include).arg("-o").arg(&object);
            let child = command.arg(source).spawn();
            let child = child.unwrap_or_else(|error| panic!("{:?}: {}", command, error));
            running.push((child, source));
            objects.push(object);
        }
        for (mut child, source) in running {
            let status = child.wait().expect("the C compiler runs");
            if !status.success() {
                panic!("{} does not compile: {}", source.display(), status);
            }
        }
    }
    objects
}

fn archive(objects: &[PathBuf], library: &Path) {
    let _ = fs::remove_file(library); // members of an earlier build would remain
    let mut command = tool("AR", "ar");
    command.arg("crs").arg(library).args(objects);
    let status = command.status();
    let status = status.unwrap_or_else(|error| panic!("{:?}: {}", command, error));
    if !status.success() {
        panic!("{:?}: {}", command, status);
    }
}
